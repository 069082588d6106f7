/**
 * What rules look at before they act. {@link org.senet.analysis.WalkBuilder} makes one nondeterministic automaton, a
 * {@link org.senet.analysis.Walk}, of the rules of a player; {@link org.senet.analysis.Cells} are sets of positions as terms;
 * {@link org.senet.analysis.Starts} goes backward along a walk and {@link org.senet.analysis.Ends} forward, with the transfer of
 * each kind of edge. {@link org.senet.analysis.QueryCells} is the table from the questions of the language to sets, and
 * {@link org.senet.analysis.Limits} has all limits. What is not understood is opaque: anything may happen there.
 */
@NullMarked
package org.senet.analysis;

import org.jspecify.annotations.NullMarked;
