/**
 * Rules in the language of Regular Boardgames. {@link org.senet.importers.rbg.RbgImporter} is where the package begins: {@link
 * org.senet.importers.rbg.Macros} makes one sequence of tokens of each section, {@link org.senet.importers.rbg.RuleParser} an
 * expression of the rules, {@link org.senet.importers.rbg.Segments} cuts that where players change, and {@link
 * org.senet.importers.rbg.RuleText} writes the parts as statements.
 */
@NullMarked
package org.senet.importers.rbg;

import org.jspecify.annotations.NullMarked;
