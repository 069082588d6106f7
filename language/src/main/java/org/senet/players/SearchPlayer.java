package org.senet.players;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.Numbers;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.game.Game;
import org.senet.game.Move;
import org.senet.game.Position;
import org.senet.runtime.Function;
import org.senet.runtime.MemberObject;
import org.senet.runtime.Members;

/**
 * A player that searches. It remembers what it has found out in earlier positions of the same game. It may be asked by several
 * threads, one after another.
 */
public final class SearchPlayer extends MemberObject implements Printable, HasKind {
    private static final int SHOWN = 40;
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private static final Members<SearchPlayer> MEMBERS = new Members<>(SearchPlayer.class)
            .value("name", SearchPlayer::name)
            .value("verbose", p -> p.options.verbose())
            .method("think", 1, (p, a) -> p.think(position("think", a[0]), null, Long.MAX_VALUE)
                    .view())
            .method("think-among", 2, Integer.MAX_VALUE, (p, a) -> {
                var position = position("think-among", a[0]);
                return p.think(position, numbers(position, a), Long.MAX_VALUE).view();
            })
            .method("think-within", 2, (p, a) -> p.think(position("think-within", a[0]), null, milliseconds(a[1]))
                    .view())
            .method("watch", 1, (p, a) -> p.watch(a[0]))
            .method("stop", 0, (p, a) -> p.stop())
            .method("choose", 1, (p, a) -> p.think(position("choose", a[0]), null, Long.MAX_VALUE)
                    .move());

    /** The level of a player whose options depend on the game; null for other players. */
    private final @Nullable Level level;

    private SearchOptions options;
    private @Nullable Game game;
    private @Nullable Search search;
    /** That of the present search, or of the last one. */
    private volatile @Nullable Budget budget;

    private volatile @Nullable Function watching;

    private SearchPlayer(SearchOptions options, @Nullable Level level) {
        this.options = options;
        this.level = level;
    }

    /** A way of searching in one game, with what it remembers. */
    interface Search {
        /**
         * What is best in a position in which there are moves, and no chance.
         *
         * @param among the moves that may be chosen, by their numbers in order; null for all
         * @param watcher is told of the search
         */
        Thought think(Position position, int @Nullable [] among, Watcher watcher);
    }

    /** Is told of a search, in its first thread. */
    interface Watcher {
        /** The search is to begin; its budget may still be shortened. */
        void begun(Budget budget);

        /** The search has found out more. */
        void progress(Budget budget, Supplier<Thought> soFar);
    }

    /**
     * A player.
     *
     * @param options by their names, with values of the language
     * @param seed of its chances, unless the options tell another one
     * @throws SenetException when there is no such method or option, or an option has no such value
     */
    public static SearchPlayer of(String method, Map<String, Object> options, long seed) {
        return new SearchPlayer(SearchOptions.of(Method.named(method), options, seed), null);
    }

    /**
     * The player that a text describes, such as {@code alphabeta:depth=6}, {@code uct:time=1s,threads=2} or {@code level:3}.
     *
     * @param seed of its chances, unless the options tell another one
     * @throws SenetException when the text means none
     */
    public static SearchPlayer of(String text, long seed) {
        if (Level.isMeant(text)) {
            var level = Level.parse(text, seed);
            return new SearchPlayer(level.options(Method.ALPHABETA), level);
        }
        return new SearchPlayer(SearchOptions.parse(text, seed), null);
    }

    /** The names by which players are written as texts. */
    public static List<String> words() {
        return Stream.concat(Method.words().stream(), Stream.of(Level.WORD)).toList();
    }

    /** What it is called; a level is called as its method, which is known from its first position on. */
    public String name() {
        return options.method().word();
    }

    /**
     * What is best in a position.
     *
     * @param among the moves that may be chosen, by their numbers in order; null for all
     * @param most the longest time, in nanoseconds, unless the options allow less
     */
    @TruffleBoundary
    private synchronized Thought think(Position position, int @Nullable [] among, long most) {
        if (position.result() != null) {
            throw SenetException.runtime(null, "the game is over, so there is no move to choose");
        }
        if (position.isChance()) {
            throw SenetException.runtime(
                    null, "`" + position.player() + "` moves by chance, so there is no move to choose");
        }
        if (game != position.game()) {
            game = position.game();
            options = level == null ? options : level.options(game);
            search = options.method() == Method.UCT
                    ? new UctSearch(position.game(), options)
                    : new AlphaBetaSearch(position.game(), options);
        }
        return Objects.requireNonNull(search).think(position, among, new Reporter(most));
    }

    /** Calls a function of a text several times in a second while the player thinks; nil calls none any more. */
    private boolean watch(Object function) {
        watching = function instanceof Function called ? called : null;
        return watching != null;
    }

    /** Keeps the budget for those who stop the search, and tells the function that watches what was found out. */
    private final class Reporter implements Watcher {
        private static final double PERIOD_SECONDS = 0.2;

        private final long most;
        private double due = PERIOD_SECONDS;

        Reporter(long most) {
            this.most = most;
        }

        @Override
        public void begun(Budget begun) {
            begun.shorten(most);
            budget = begun;
        }

        @Override
        public void progress(Budget spent, Supplier<Thought> soFar) {
            var told = watching;
            if (told != null && spent.seconds() >= due) {
                told.call(null, soFar.get().toString());
                due = spent.seconds() + PERIOD_SECONDS;
            }
        }
    }

    private static long milliseconds(Object value) {
        if (Numbers.isNumber(value) && Numbers.toDouble(value) >= 1) {
            return (long) Math.min(Long.MAX_VALUE, Numbers.toDouble(value) * NANOS_PER_MILLISECOND);
        }
        throw SenetException.runtime(
                null,
                "`think-within` expects a number of milliseconds from 1, but got " + Printer.display(value, SHOWN));
    }

    /** Ends a search that goes on, with what it has found out so far. Does not wait for its end. */
    private boolean stop() {
        var running = budget;
        if (running != null) {
            running.stop();
        }
        return running != null;
    }

    /** The numbers of the moves whose names stand behind a position. */
    private static int[] numbers(Position position, Object[] arguments) {
        var names = position.generate().stream().map(Move::notation).toList();
        return Arrays.stream(arguments)
                .skip(1)
                .mapToInt(name -> number(names, name))
                .distinct()
                .sorted()
                .toArray();
    }

    private static int number(List<String> names, Object name) {
        int number = names.indexOf(name);
        if (number < 0) {
            throw SenetException.runtime(
                    null, "`think-among` expects the names of legal moves, but got " + Printer.display(name, SHOWN));
        }
        return number;
    }

    private static Position position(String method, Object argument) {
        if (argument instanceof Position position) {
            return position;
        }
        throw SenetException.runtime(
                null, "`" + method + "` expects a position, but got " + Printer.display(argument, SHOWN));
    }

    @Override
    protected Members<?> members() {
        return MEMBERS;
    }

    @Override
    public String kind() {
        return "search-player";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<player ").append(name()).append('>');
    }

    @Override
    public String toString() {
        return name();
    }
}
