/**
 * Nodes that write down what happens. They stand only in rules that are translated for tracing, and each of them does what
 * the code inside of it does.
 */
package org.senet.nodes.trace;
