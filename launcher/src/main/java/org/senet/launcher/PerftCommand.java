package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.api.Parallel;
import org.senet.api.PerftTable;
import org.senet.api.Position;
import org.senet.cluster.PerftWork;

/** {@code perft}: counts the lines of play, to check and to time rules. */
final class PerftCommand implements Command {
    private static final int DEEPEST = 99;
    private static final int MOST_MEGABYTES = 16_000;
    private static final int MEGABYTE = 20;
    private static final int ENTRY_BYTES = 24;
    private static final long FEW_PARTS = 2000;
    private static final long MOST_PARTS = 50_000;
    private static final Syntax SYNTAX = new Syntax(
            "perft",
            List.of("GAME", "DEPTH"),
            null,
            "count the lines of play of 1 to DEPTH moves",
            "Prints a line `depth leaves` for each depth.",
            SharedWork.options(GameSession.positionOptions(
                    Option.flag("--divide", "before the last depth's line, print `move leaves` for each first move"),
                    Option.of("--threads", "N", "count with N threads (1 unless told otherwise)"),
                    Option.of(
                            "--hash",
                            "MB",
                            "keep what was counted in a table of MB megabytes, for positions that come again"),
                    Option.many("--after", "MOVES", "count from the position after these moves, joined by commas"),
                    Option.of(
                            "--split", "N", "with --shard, a part of the work is a line of N moves (chosen otherwise)"),
                    Option.flag("--json", "print the results as a JSON object"),
                    Watch.OPTION)));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    /** The lines of play of some length. */
    private record Depth(long depth, long leaves, double seconds) {
        private void write(JsonWriter json) throws IOException {
            json.beginObject();
            json.name("depth").value(depth);
            json.name("leaves").value(leaves);
            json.name("seconds").value(seconds);
            json.endObject();
        }
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var last = Arguments.wholeNumber("DEPTH", arguments.parameter(1), 1, DEEPEST);
        var threads = arguments.threads();
        var megabytes = arguments.number("--hash", 1, MOST_MEGABYTES, 0);
        if (SharedWork.isWanted(arguments)) {
            return share(arguments, terminal, (int) last, threads);
        }
        return GameSession.use(arguments, terminal, opened -> {
            var session = opened.at(PictureOptions.after(arguments, opened.start()));
            var table = megabytes == 0 ? null : session.game().perftTable((megabytes << MEGABYTE) / ENTRY_BYTES);
            var count = new Count(session, threads, table, terminal);
            if (arguments.has("--json")) {
                var depths = new ArrayList<Depth>();
                for (long depth = 1; depth <= last; depth++) {
                    depths.add(count.depth(depth));
                }
                Json.print(terminal.out(), json -> write(json, count, depths, arguments.has("--divide")));
                return 0;
            }
            for (long depth = 1; depth <= last; depth++) {
                var counted = count.depth(depth);
                if (arguments.has("--divide") && depth == last) {
                    count.printDivided();
                }
                terminal.out().println(depth + " " + counted.leaves);
                showSpeed(terminal, counted);
            }
            return 0;
        });
    }

    private static int share(Arguments arguments, Terminal terminal, int depth, int threads) throws IOException {
        for (var option : List.of("--hash", "--divide", "--json")) {
            if (arguments.has(option) && (option.equals("--hash") || !ClusterOptions.isWanted(arguments))) {
                throw LauncherException.usage("`" + option + "` is not for shares of the work");
            }
        }
        int asked = (int) arguments.number("--split", 0, depth - 1L, -1);
        return SharedWork.run(arguments, terminal, threads, (session, folder) -> {
            var start = PictureOptions.after(arguments, session.start());
            return PerftWork.plan(start, depth, asked < 0 ? split(start, depth) : asked);
        });
    }

    /** After how many moves work is split: so that there are many parts, but not too many to keep. */
    private static int split(Position start, int depth) {
        int split = 0;
        while (split < depth - 1 && start.perft(split) < FEW_PARTS && start.perft(split + 1) <= MOST_PARTS) {
            split++;
        }
        return split;
    }

    private static void write(JsonWriter json, Count count, List<Depth> depths, boolean divides) throws IOException {
        json.beginObject();
        json.name("game").value(count.session.game().name());
        json.name("position").value(count.session.start().fen());
        json.name("threads").value(count.threads);
        json.name("depths").beginArray();
        for (var depth : depths) {
            depth.write(json);
        }
        json.endArray();
        if (divides) {
            json.name("divided").beginObject();
            var moves = count.session.start().moves();
            for (int i = 0; i < moves.size(); i++) {
                json.name(moves.get(i).notation()).value(count.divided.get(i));
            }
            json.endObject();
        }
        if (count.table != null) {
            json.name("hash").beginObject();
            json.name("entries").value(count.table.entries());
            json.name("looks").value(count.table.looks());
            json.name("hits").value(count.table.hits());
            json.endObject();
        }
        json.endObject();
    }

    private static void showSpeed(Terminal terminal, Depth counted) {
        if (terminal.showsProgress()) {
            terminal.err()
                    .println(String.format(
                            Locale.ROOT,
                            "  %.2f s, %.2f million leaves a second",
                            counted.seconds,
                            counted.leaves / counted.seconds / 1e6));
        }
    }

    /** How the counting is done, and what came of the latest one. */
    private static final class Count {
        private final GameSession session;
        private final int threads;
        private final @Nullable PerftTable table;
        private final Terminal terminal;
        private List<Long> divided = List.of();

        Count(GameSession session, int threads, @Nullable PerftTable table, Terminal terminal) {
            this.session = session;
            this.threads = threads;
            this.table = table;
            this.terminal = terminal;
        }

        Depth depth(long depth) {
            var begun = System.nanoTime();
            var start = session.start();
            var job = table == null ? start.perftJob(depth) : start.perftJob(depth, table);
            Progress.during(
                    terminal,
                    () -> "depth " + depth + ": " + job.leaves() + " leaves so far",
                    () -> Parallel.run(session.context(), threads, job::work));
            divided = List.copyOf(job.divided());
            var leaves = divided.stream().mapToLong(Long::longValue).sum();
            return new Depth(depth, leaves, (System.nanoTime() - begun) / 1e9);
        }

        void printDivided() {
            var moves = session.start().moves();
            for (int i = 0; i < moves.size(); i++) {
                terminal.out().println(moves.get(i).notation() + " " + divided.get(i));
            }
        }
    }
}
