/**
 * The functions of the core that are written in Java. {@link org.senet.builtins.Builtins} puts them into the namespaces
 * of a context; each of the classes whose name ends in {@code Functions} holds those of one topic, with their
 * documentation.
 */
@NullMarked
package org.senet.builtins;

import org.jspecify.annotations.NullMarked;
