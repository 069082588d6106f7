/**
 * Steps that choose, call what chooses, and go on: choice points ({@code AnyStep}, {@code AlternativesStep}), checks, calls with
 * a continuation ({@code CallStep}), searches ({@code SearchNode}), prompts and captures. {@code Transfer} and
 * {@code SharedRoot} are how one activation hands its locals to another; an {@code Unwind} takes deep searches off the host's
 * stack.
 */
package org.senet.nodes.choice;
