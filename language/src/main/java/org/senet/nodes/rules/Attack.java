package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import java.util.function.IntFunction;

/**
 * The test of a player's attacks. Thread-safe.
 *
 * @param filter tells which pieces have to be tried at all
 * @param rules for each type (from 1) the code that tells whether the piece at the state's attacker could capture at its target;
 *     those of most types are never asked for
 */
public record Attack(AttackFilter filter, IntFunction<CallTarget> rules) {}
