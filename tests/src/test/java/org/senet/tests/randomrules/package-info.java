/**
 * Whole random games that are played in every way the engine has, to find ways that disagree.
 *
 * <p>{@link org.senet.tests.randomrules.ProgramMaker} makes a game from a seed and a grammar of idioms,
 * {@link org.senet.tests.randomrules.Comparison} plays it, {@link org.senet.tests.randomrules.Shrinker} makes the script of a
 * difference small.
 */
@NullMarked
package org.senet.tests.randomrules;

import org.jspecify.annotations.NullMarked;
