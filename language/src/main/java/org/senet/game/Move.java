package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.state.Log;

/**
 * A legal move of a position. Its name is unique among the moves of that position. Immutable; what is said in words is
 * computed when it is first asked for.
 */
@ExportLibrary(InteropLibrary.class)
public final class Move implements TruffleObject, Printable, HasKind {
    private static final Members<Move> MEMBERS = new Members<Move>()
            .value("notation", Move::notation)
            .value("weight", Move::weight)
            .value("short", Move::shortName)
            .value("plain", Move::plain)
            .value("ends", m -> MoveNames.ends(m, m.position().game().design().numberPositions))
            .value("parts", m -> PersistentVector.from(m.parts()))
            .value(
                    "actions",
                    m -> PersistentVector.from(
                            m.actions().stream().map(ActionObject::new).toList()));

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

    @ExportMessage
    boolean hasMembers() {
        return true;
    }

    @ExportMessage
    Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return MEMBERS.names();
    }

    @ExportMessage
    boolean isMemberReadable(String member) {
        return MEMBERS.isReadable(member);
    }

    @ExportMessage
    @TruffleBoundary
    Object readMember(String member) throws UnknownIdentifierException {
        return MEMBERS.read(this, member);
    }
}
