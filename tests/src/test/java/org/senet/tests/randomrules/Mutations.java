package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import org.senet.tests.randomrules.Form.Group;

/** Small random changes of the rules of a game, which make things that nobody would have thought of. */
final class Mutations {
    private static final int CHANGED = 30;

    private final Dice dice;

    Mutations(Dice dice) {
        this.dice = dice;
    }

    /** The same forms, or some with a few statements left out, repeated or exchanged. */
    List<Form> apply(List<Form> forms) {
        var changed = new ArrayList<>(forms);
        if (dice.percent(CHANGED)) {
            for (int i = dice.between(1, 3); i > 0; i--) {
                int at = dice.below(changed.size());
                if (changed.get(at).begins("piece")) {
                    changed.set(at, piece((Group) changed.get(at)));
                }
            }
        }
        return changed;
    }

    private Form piece(Group piece) {
        var clauses = new ArrayList<>(piece.forms());
        int at = dice.below(clauses.size());
        if (clauses.get(at) instanceof Group clause
                && (clause.begins("pre") || clause.begins("move") || clause.begins("post") || clause.begins("place"))) {
            clauses.set(at, clause.with(statements(clause.forms())));
        }
        return piece.with(clauses);
    }

    private List<Form> statements(List<Form> clause) {
        var changed = new ArrayList<>(clause);
        int first = clause.size() > 1
                        && (clause.get(1).begins("type") || clause.get(1).begins("from-reserve"))
                ? 2
                : 1;
        if (changed.size() < first + 2) {
            return changed;
        }
        int at = dice.between(first, changed.size() - 2);
        switch (dice.below(3)) {
            case 0 -> changed.remove(at);
            case 1 -> changed.add(at, changed.get(at));
            default -> changed.add(at, changed.remove(at + 1));
        }
        return changed;
    }
}
