/**
 * From text to forms: a reader of Clojure's syntax that knows the place of every form. It never runs anything. Depends
 * on {@code org.senet.data} and {@code org.senet.errors}.
 */
@NullMarked
package org.senet.reader;

import org.jspecify.annotations.NullMarked;
