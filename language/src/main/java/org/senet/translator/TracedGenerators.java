package org.senet.translator;

import com.oracle.truffle.api.CallTarget;
import java.util.List;
import org.senet.nodes.rules.Attack;
import org.senet.nodes.rules.Generators;
import org.senet.nodes.trace.AttackerStep;

/** What traced rules ask about other players: attacks tell the attacker, all else is as in other rules. Thread-safe. */
final class TracedGenerators implements Generators {
    private final RuleCompiler compiler;
    private final Attack[] attacks;

    TracedGenerators(RuleCompiler compiler) {
        this.compiler = compiler;
        attacks = new Attack[compiler.playerCount() + 1];
    }

    @Override
    public synchronized Attack attack(int player) {
        if (attacks[player] == null) {
            attacks[player] = compiler.attack(player, AttackerStep::new, false);
        }
        return attacks[player];
    }

    @Override
    public Attack attack(int player, List<String> types) {
        return new Attack(compiler.filter(player, types, false), attack(player).rules());
    }

    @Override
    public CallTarget mobility(int player) {
        return compiler.mobility(player);
    }

    @Override
    public int playerCount() {
        return compiler.playerCount();
    }
}
