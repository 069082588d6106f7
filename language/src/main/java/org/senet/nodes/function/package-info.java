/**
 * The beginnings of calls: roots of functions that are called directly, and of those that are called with a continuation.
 */
package org.senet.nodes.function;
