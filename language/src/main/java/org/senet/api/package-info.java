/**
 * Senet's games for programs in Java. A {@link org.senet.api.Game} is got from {@link org.senet.api.Games}, or from any value
 * of a game by {@code value.as(Game.class)}; all else is got from it.
 *
 * <p>These interfaces are views of objects that live in a context of the polyglot API, and are to be used as long as that is open.
 * Objects of one context may be used by several threads, as far as the languages in the context allow; Senet does. What goes wrong
 * is a {@link org.graalvm.polyglot.PolyglotException}, whose message is for people. Two objects are equal if they are for
 * the language.
 */
@NullMarked
package org.senet.api;

import org.jspecify.annotations.NullMarked;
