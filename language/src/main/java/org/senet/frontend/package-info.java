/**
 * Programs in Senet's own syntax: {@link org.senet.frontend.SenetFrontend} puts reader, analyzer, translator and game model
 * together behind the interface that the language class knows. {@code ProgramRootNode} runs the forms of a text one after
 * another, {@code Libraries} loads what is required, and the groups of functions are those that must evaluate.
 */
package org.senet.frontend;
