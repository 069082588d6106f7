package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.MemberObject;
import org.senet.runtime.Members;

/**
 * The legal moves of a position as a user interface wants them: not a list of names, but what can be clicked next. It is
 * asked for the {@link #positions}, one of which is selected; that gives the list of the moves that remain, with the views
 * by which a picture of the board follows. When nothing is left to click, the moves that remain have the same clicks, and
 * mostly there is one.
 *
 * <p>The model is that of the move list of the article "Dagaz: the model" of its first author. Immutable: {@code select},
 * {@code pass} and {@code choose} return another list, {@code back} the one before.
 */
public final class MoveList extends MemberObject implements Printable, HasKind {
    private static final Members<MoveList> MEMBERS = new Members<>(MoveList.class)
            .array("positions", MoveList::positions)
            .array("capturing", MoveList::capturing)
            .value("canPass", MoveList::canPass)
            .value("claim", MoveList::claim)
            .value("done", MoveList::isDone)
            .array("moves", MoveList::moves)
            .value("notation", MoveList::notation)
            .array("views", l -> l.views().stream().map(View::shown).toList())
            .array("undoViews", l -> l.undoViews().stream().map(View::shown).toList())
            .value("smart", l -> l.smart)
            .method("select", 1, (l, a) -> l.select(Printer.str(a[0])))
            .method("choose", 1, (l, a) -> l.choose(Printer.str(a[0])))
            .method("pass", 0, (l, a) -> l.pass())
            .method("back", 0, (l, a) -> l.back());

    private final @Nullable MoveList before;
    private final List<MovePath> paths;
    /** How many clicks of the remaining paths are behind. */
    private final int made;
    /** Whether nothing more is clicked. */
    private final boolean ended;

    private final boolean smart;
    private final String notation;
    /** The views that were shown so far, all in all; null until somebody asks. */
    private volatile @Nullable List<View> shown;

    private MoveList(
            @Nullable MoveList before, List<MovePath> paths, int made, boolean ended, boolean smart, String notation) {
        this.before = before;
        this.paths = paths;
        this.made = made;
        this.ended = ended;
        this.smart = smart;
        this.notation = notation;
    }

    private List<View> viewsSoFar() {
        var known = shown;
        if (known == null) {
            known = common(paths, ended ? MovePath.AT_END : made);
            shown = known;
        }
        return known;
    }

    /**
     * The moves of a position, with nothing selected yet.
     *
     * @param smart whether a selection goes on by itself as long as there is one way to go on
     */
    @TruffleBoundary
    public static MoveList of(Position position, boolean smart) {
        var design = position.game().design();
        var paths = new ArrayList<MovePath>();
        // Asked for before the moves, so that these are found only once.
        var entries = position.annotated();
        var moves = position.generate();
        boolean types = entries.stream()
                        .mapToInt(e -> MovePath.placedType(design, e))
                        .filter(type -> type > 0)
                        .distinct()
                        .count()
                > 1;
        for (int i = 0; i < entries.size(); i++) {
            paths.add(MovePath.of(moves.get(i), design, entries.get(i), types));
        }
        return new MoveList(null, paths, agreed(paths, 0), false, smart, "");
    }

    /** Behind a number of clicks, those that need not be asked for because all paths agree in them. */
    private static int agreed(List<MovePath> paths, int from) {
        int made = from;
        while (agree(paths, made)) {
            made++;
        }
        return made;
    }

    private static boolean agree(List<MovePath> paths, int index) {
        String at = null;
        for (var path : paths) {
            if (path.clicks().size() <= index || path.clicks().get(index).needed()) {
                return false;
            }
            var click = path.clicks().get(index).at();
            if (at != null && !at.equals(click)) {
                return false;
            }
            at = click;
        }
        return at != null;
    }

    /**
     * The views that are due after some clicks and that all paths have. Where paths differ, as in what they capture, it is not
     * yet known what to show; what happens on such a position later has to wait, too.
     */
    private static List<View> common(List<MovePath> paths, int made) {
        var due = paths.stream().map(p -> p.due(made)).toList();
        var open = new HashSet<String>();
        var common = new ArrayList<View>();
        for (var views : due) {
            for (var view : views) {
                if (!due.stream().allMatch(other -> other.contains(view))) {
                    open.add(view.position());
                }
            }
        }
        for (var view : due.isEmpty() ? List.<View>of() : due.getFirst()) {
            if (open.contains(view.position()) || view.from() != null && open.contains(view.from())) {
                open.add(view.position());
            } else {
                common.add(view);
            }
        }
        return List.copyOf(common);
    }

    /** What can be clicked next: names of positions, or of types of pieces that can be put on the board. */
    public List<String> positions() {
        var positions = new LinkedHashSet<String>();
        if (!ended) {
            for (var path : paths) {
                if (path.clicks().size() > made) {
                    positions.add(path.clicks().get(made).at());
                }
            }
        }
        return List.copyOf(positions);
    }

    /** The positions of the pieces that can be captured by the next click. */
    public List<String> capturing() {
        var captured = new LinkedHashSet<String>();
        if (!ended) {
            for (var path : paths) {
                if (path.captures().size() > made) {
                    captured.addAll(path.captures().get(made));
                }
            }
        }
        return List.copyOf(captured);
    }

    /** Whether the move may end here although it could go on, or, at the beginning, whether a turn may be passed. */
    public boolean canPass() {
        return !ended
                && paths.stream().anyMatch(p -> p.clicks().size() == made)
                && (made == 0 || paths.stream().anyMatch(p -> p.clicks().size() > made));
    }

    /** How the player to move may end the game instead of moving, in words; null once something is selected, or for nothing. */
    public @Nullable String claim() {
        var claim = before != null || paths.isEmpty()
                ? null
                : paths.getFirst().move().position().claim();
        return claim == null ? null : claim.text();
    }

    /** Whether one move remains and nothing more has to be clicked for it. */
    public boolean isDone() {
        return paths.size() == 1 && positions().isEmpty() && (ended || made > 0);
    }

    /** The moves that are still possible. */
    public List<Move> moves() {
        return paths.stream().map(MovePath::move).toList();
    }

    /** What the last selection wrote: the notation of its part of the move. */
    public String notation() {
        return notation;
    }

    /** What a picture of the board has to do to follow the last selection. */
    List<View> views() {
        if (before == null) {
            return viewsSoFar();
        }
        var views = new ArrayList<>(viewsSoFar());
        before.viewsSoFar().forEach(views::remove);
        return views;
    }

    /** What a picture of the board has to do to go {@link #back}. */
    List<View> undoViews() {
        var undo = new ArrayList<View>();
        for (var view : views().reversed()) {
            undo.add(view.undo());
        }
        return undo;
    }

    /**
     * Clicks a position.
     *
     * @throws SenetException when it is not one of {@link #positions}
     */
    @TruffleBoundary
    public MoveList select(String position) {
        var positions = positions();
        if (!positions.contains(position)) {
            throw SenetException.runtime(
                    null,
                    "`" + position + "` cannot be selected here",
                    positions.isEmpty()
                            ? "there is nothing left to select"
                            : hint(position, "the positions are: ", positions));
        }
        return follow(position, "");
    }

    private MoveList follow(String position, String said) {
        var chosen = paths.stream()
                .filter(p ->
                        p.clicks().size() > made && p.clicks().get(made).at().equals(position))
                .toList();
        int now = agreed(chosen, made + 1);
        var text = new StringBuilder(said);
        for (int i = made; i < now; i++) {
            text.append(text.isEmpty() ? "" : ", ")
                    .append(chosen.getFirst().clicks().get(i).text());
        }
        boolean end = chosen.stream().allMatch(p -> p.clicks().size() == now);
        var next = new MoveList(this, chosen, now, end, smart, text.toString());
        var further = next.positions();
        if (smart && further.size() == 1 && !next.canPass()) {
            var skipped = next.follow(further.getFirst(), text.toString());
            return new MoveList(this, skipped.paths, skipped.made, skipped.ended, true, skipped.notation);
        }
        return next;
    }

    /**
     * Ends the move here, or passes the whole turn.
     *
     * @throws SenetException when that is not allowed
     */
    @TruffleBoundary
    public MoveList pass() {
        if (!canPass()) {
            throw SenetException.runtime(null, "the move cannot end here", "`canPass` tells when it can");
        }
        var ending = paths.stream().filter(p -> p.clicks().size() == made).toList();
        return new MoveList(this, ending, made, true, smart, "pass");
    }

    /**
     * Takes one of the {@link #moves} that remain, for instance when several have the same clicks.
     *
     * @throws SenetException when none of them has that notation
     */
    @TruffleBoundary
    public MoveList choose(String name) {
        var left = moves();
        var meant = left.isEmpty() ? left : left.getFirst().position().meanings(name);
        var found = left.stream().filter(meant::contains).toList();
        if (found.size() != 1) {
            throw SenetException.runtime(
                    null,
                    "no move that remains is called `" + name + "`",
                    hint(name, "they are: ", left.stream().map(Move::notation).toList()));
        }
        var move = found.getFirst();
        var path = paths.stream().filter(p -> p.move() == move).toList();
        return new MoveList(this, path, path.getFirst().clicks().size(), true, smart, move.notation());
    }

    private static @Nullable String hint(String wrong, String all, List<String> known) {
        var near = Suggest.hint(wrong, known);
        return near != null ? near : all + String.join(", ", known);
    }

    /** The list before the last selection; this one when nothing was selected. */
    public MoveList back() {
        return before == null ? this : before;
    }

    @Override
    public String kind() {
        return "move-list";
    }

    @Override
    protected Members<?> members() {
        return MEMBERS;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<move-list ").append(String.join(" ", positions())).append('>');
    }

    @Override
    public String toString() {
        return Printer.print(this, false);
    }
}
