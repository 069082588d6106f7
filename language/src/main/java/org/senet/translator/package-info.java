/**
 * From {@link org.senet.ir.Ir} to nodes. {@code DirectTranslator} makes nodes of code that does not choose, {@code RuleTranslator}
 * of words of rules; {@code ChoiceTranslator} makes steps of code that may choose, together with {@code CheckTranslator},
 * {@code OptionTranslator}, {@code LoopTranslator} and {@code ExtentTranslator}. {@code RuleCompiler} makes the generators of a
 * game. What is known before rules run is found out by {@code Traits} (may it choose?), {@code Liveness} (is a variable read
 * again?), {@code ProgramStarts} (where is a rule worth trying?), {@code Reach} (from where can it
 * capture?), {@code Settled} (what does it never come to?), {@code Shelter} (which pieces can it move
 * without danger to a king?), {@code Countable} (may moves be counted without being made?),
 * {@code PastQuestions} (what does it ask of earlier positions?) and {@code Needs} (what else must be kept for it?).
 */
package org.senet.translator;
