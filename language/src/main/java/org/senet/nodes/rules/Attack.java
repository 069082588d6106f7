package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;

/**
 * The test of a player's attacks.
 *
 * @param filter tells which pieces have to be tried at all
 * @param rules tells whether one of these could capture the piece at the state's target
 */
public record Attack(AttackFilter filter, CallTarget rules) {}
