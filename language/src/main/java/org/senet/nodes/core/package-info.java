/**
 * Nodes of code that does not choose: arithmetic, conditions, loops, variables, calls.
 */
package org.senet.nodes.core;
