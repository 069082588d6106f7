/**
 * Benchmarks of whole games: how fast Senet makes, plays and takes back moves. It is a user of the public polyglot API
 * and knows the language by its members' names only.
 */
@NullMarked
package org.senet.benchmarks;

import org.jspecify.annotations.NullMarked;
