/**
 * The {@code senet} command. It is a user of the public polyglot API and knows the language by its members' names
 * only.
 */
@NullMarked
package org.senet.launcher;

import org.jspecify.annotations.NullMarked;
