/**
 * The executable tree. What computes a value is an {@link org.senet.nodes.ExpressionNode}, a condition a
 * {@link org.senet.nodes.TestNode}; code that may choose is made of {@linkplain org.senet.nodes.Step steps}, each of which knows
 * what follows it. {@code Registers} and {@code Frames} tell where steps keep the board, the log and the position in a frame.
 * The {@code ...Scope}, {@code Visible...} and {@code Halt...} classes serve debuggers.
 */
package org.senet.nodes;
