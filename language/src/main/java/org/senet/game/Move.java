package org.senet.game;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.Printable;
import org.senet.runtime.MemberObject;
import org.senet.runtime.Members;
import org.senet.state.Log;

/**
 * A legal move of a position. Its name is unique among the moves of that position. Immutable; what is said in words is
 * computed when it is first asked for.
 */
public final class Move extends MemberObject implements Printable, HasKind {
    private static final Members<Move> MEMBERS = new Members<>(Move.class)
            .value("notation", Move::notation)
            .value("weight", Move::weight)
            .value("shortName", Move::shortName)
            .value("plain", Move::plain)
            .value("ends", m -> MoveNames.ends(m, m.position().game().design().numberPositions))
            .array("parts", Move::parts)
            .value("position", Move::position)
            .array("actions", m -> m.actions().stream().map(Action::view).toList());

    private final Position position;
    private final int index;
    private final long[] changes;

    Move(Position position, int index, long[] changes) {
        this.position = position;
        this.index = index;
        this.changes = changes;
    }

    /** The position in which the move is legal. */
    public Position position() {
        return position;
    }

    long[] changes() {
        return changes;
    }

    /** The move's name. */
    public String notation() {
        return position.notation(index);
    }

    /** What the game's own notation calls the move, such as that of chess; null when the game has none. */
    public @Nullable String shortName() {
        return position.shortName(index);
    }

    /** A name made of what the move does, whatever its rules call it; other moves may have the same. */
    public String plain() {
        return Notation.plain(actions(), UnaryOperator.identity());
    }

    /** What the rules call the move, with positions as numbers or as names; other moves may have the same name. */
    String written(boolean numbers) {
        return Notation.name(position.game().design(), position.annotated(index), numbers);
    }

    /** What the move does as log entries, with notation and parts. */
    long[] entries() {
        return position.annotated(index);
    }

    /** What the move does, in order. */
    public List<Action> actions() {
        return Action.of(position.game().design(), position.annotated(index));
    }

    /** How likely the move is among those of a player who moves by chance; 1 when the rules do not say. */
    public long weight() {
        for (long e : changes) {
            if (Log.kind(e) == Log.WEIGHT) {
                return Log.after(e);
            }
        }
        return 1;
    }

    /** The names of the parts that a compound move consists of. */
    public List<String> parts() {
        return Notation.parts(actions());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Move m && m.index == index && m.position.equals(position);
    }

    @Override
    public int hashCode() {
        return position.hashCode() * 31 + index;
    }

    @Override
    protected Members<?> members() {
        return MEMBERS;
    }

    @Override
    public String kind() {
        return "move";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<move ").append(notation()).append('>');
    }

    @Override
    public String toString() {
        return notation();
    }
}
