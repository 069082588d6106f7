/**
 * From forms to {@link org.senet.ir.Ir}. {@link org.senet.analyzer.Analyzer} decides what a form is; {@code CoreForms},
 * {@code ControlForms}, {@code FunctionForms}, {@code VariableForms}, {@code ChoiceForms} and {@code RuleForms} have the special
 * forms, {@code Scope} and {@code RuleScope} what names mean, {@code Calls} calls and their macros.
 */
package org.senet.analyzer;
