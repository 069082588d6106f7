package org.senet.launcher;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.graalvm.polyglot.Engine;
import org.senet.cluster.observation.Subject;

/** {@code compare}: how two games differ, or two forms of one. */
final class CompareCommand implements Command {
    private static final long POSITIONS = 20_000;
    private static final String FIRST = "-a";
    private static final String SECOND = "-b";
    private static final Syntax SYNTAX = new Syntax(
            "compare",
            List.of("A", "B"),
            null,
            "tell how two games differ, or two forms of one",
            "Looks for the shortest line of moves after which the legal moves or the results differ, and compares figures of games"
                    + " played at random, with tests. A and B are games; they may be the same with different options.",
            Stream.of(
                            List.of(
                                    Option.of("--variant-a", "NAME", "take this variant of A"),
                                    Option.of("--variant-b", "NAME", "take this variant of B"),
                                    Option.many("--option-a", "KEY=VALUE", "set an option of A (repeatable)"),
                                    Option.many("--option-b", "KEY=VALUE", "set an option of B (repeatable)"),
                                    Option.of("--position", "TEXT", "start both from this position"),
                                    Option.of(
                                            "--positions",
                                            "N",
                                            "compare the moves of N positions line by line, and of N more in random games ("
                                                    + POSITIONS + " unless told otherwise)")),
                            AnalysisSettings.comparing())
                    .flatMap(List::stream)
                    .toList());

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var any = new SplittableRandom().nextInt(1, 1_000_000);
        var settings = AnalysisSettings.read(arguments, any);
        long positions = arguments.number("--positions", 0, Integer.MAX_VALUE, POSITIONS);
        var first = side(arguments, FIRST);
        var second = side(arguments, SECOND);
        var name = arguments.parameter(0);
        var other = arguments.parameter(1);
        try (var engine = Engine.create(Scripts.LANGUAGE)) {
            Contest.Opener opener = use -> GameSession.use(name, first, terminal, engine, use);
            Contest.Opener otherOpener = use -> GameSession.use(other, second, terminal, engine, use);
            return opener.use(one -> otherOpener.use(two -> {
                var side = side(one, first, FIRST, two, opener, settings);
                var otherSide = side(two, second, SECOND, one, otherOpener, settings);
                return new ComparisonRun(settings, positions, terminal, side, otherSide).run(arguments.has("--json"));
            }));
        }
    }

    private static ComparisonRun.Side side(
            GameSession session,
            Arguments arguments,
            String which,
            GameSession other,
            Contest.Opener opener,
            AnalysisSettings settings) {
        var subject = Subject.of(session.start());
        return new ComparisonRun.Side(
                title(subject, arguments, which, Subject.of(other.start())), subject, session, opener, settings.who());
    }

    /** What the command line says of one of the games, as if there were only that. */
    private static Arguments side(Arguments arguments, String which) {
        var options = new LinkedHashMap<>(arguments.options());
        var own = arguments.texts("--option" + which);
        if (!own.isEmpty()) {
            options.put("--option", own);
        }
        arguments.text("--variant" + which).ifPresent(variant -> options.put("--variant", List.of(variant)));
        return new Arguments(arguments.syntax(), arguments.parameters(), options);
    }

    /** Games of the same name are told apart by their options, or by their places. */
    private static String title(Subject subject, Arguments arguments, String which, Subject other) {
        if (!subject.game().equals(other.game())) {
            return subject.game();
        }
        var options = String.join(" ", arguments.texts("--option"));
        return subject.game() + " (" + (options.isEmpty() ? which.equals(FIRST) ? "first" : "second" : options) + ")";
    }
}
