/**
 * Nodes that do in place what functions of the core mostly do, such as looking up a key in a small map, and call the function
 * in all other cases. {@code Shortcuts} tells which function has which node.
 */
package org.senet.nodes.library;
