package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.graalvm.polyglot.Value;
import org.senet.errors.SenetException;
import org.senet.game.Position;
import org.senet.tests.reference.Reference;
import org.senet.tests.reference.ReferencePosition;

/**
 * Asks the reference semantics what becomes of a position by the moves of a spec, how the game has ended there, and where its moves
 * lead. Names are left out: where a piece only goes on, the engine joins parts of moves.
 */
final class ReferenceCheck {
    private static final String GOES_ON = "goes on";

    private ReferenceCheck() {}

    /**
     * Compares; the context of the game must be entered.
     *
     * @param begin the position from which the spec's moves are played
     */
    static Optional<Answers> check(Value begin, Spec spec) {
        var position = Internals.position(begin);
        try {
            var reference = Reference.of(position.game());
            var expected = reference.position(position);
            for (int move : spec.moves()) {
                expected = reference.apply(expected, reference.moves(expected).get(move));
                position = position.apply(position.generate().get(move));
            }
            var read = reference.position(position);
            return expected.equals(read)
                    ? moves(reference, expected, position)
                    : Optional.of(new Answers(List.of(read.toString()), List.of(expected.toString())));
        } catch (SenetException | UnsupportedOperationException e) {
            // The engine need not come to what is an error of the rules; and the reference does not know every form.
            return Optional.empty();
        }
    }

    private static Optional<Answers> moves(Reference reference, ReferencePosition expected, Position position) {
        var engine = new ArrayList<String>();
        var told = new ArrayList<String>();
        engine.add(position.result() == null ? GOES_ON : position.result().text());
        told.add(Objects.requireNonNullElse(reference.result(expected), GOES_ON));
        var found = position.generate();
        var wanted = reference.moves(expected);
        for (int i = 0; i < Math.max(found.size(), wanted.size()); i++) {
            var one = i < found.size() ? reference.position(position.apply(found.get(i))) : null;
            var other = i < wanted.size() ? reference.apply(expected, wanted.get(i)) : null;
            boolean same = one != null && one.equals(other);
            if (one != null) {
                engine.add(found.get(i) + " weight " + found.get(i).weight() + (same ? "" : " to " + one));
            }
            if (other != null) {
                var name = i < found.size() ? found.get(i).toString() : "move";
                told.add(name + " weight " + wanted.get(i).weight() + (same ? "" : " to " + other));
            }
        }
        return Answers.unlessEqual(engine, told);
    }
}
