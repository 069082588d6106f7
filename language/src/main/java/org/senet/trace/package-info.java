/**
 * What happened while a game's rules were followed: which choices there were, which checks failed and on what values, and
 * what became of each move that was completed. Rules that are translated for tracing write it, {@code org.senet.explain}
 * reads it.
 */
package org.senet.trace;
