/**
 * What the names in a text stand for: definitions, uses, scopes and an outline, for editors and other tools. The walk
 * follows the forms with the same rules for names as the analyzer, expands macros with the context's own, and goes on where
 * the analyzer would stop.
 */
@NullMarked
package org.senet.index;

import org.jspecify.annotations.NullMarked;
