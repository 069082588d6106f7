/**
 * Code between analysis and translation: names are resolved, macros expanded, scopes decided.
 * {@link org.senet.ir.Ir} has one record for each kind of code, {@code IrTree} walks through them and replaces parts,
 * {@code IrText} prints them, and a {@link org.senet.ir.Lambda} is a function of them.
 */
package org.senet.ir;
