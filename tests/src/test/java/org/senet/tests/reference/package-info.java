/**
 * The reference semantics of the rules layer: an interpreter of the rules' intermediate representation that is written to be
 * read, with immutable worlds and explicit continuations, and without anything that makes the engine fast.
 * {@code Interpreter} defines the forms of the core and choice, {@code Looking} what rules ask, {@code Changing} what they
 * do, {@code Generation} what a list of moves is, {@code Reference} positions, moves and results, {@code Naming} names.
 */
@NullMarked
package org.senet.tests.reference;

import org.jspecify.annotations.NullMarked;
