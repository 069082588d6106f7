package org.senet.lint;

import com.oracle.truffle.api.source.Source;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.runtime.SenetContext;

/**
 * Finds what is wrong in a program's text, or looks so, without running it. What the text defines is defined in the
 * context, so each text should have one of its own.
 */
public final class Lint {
    private static final Comparator<Finding> ORDER = Comparator.<Finding>comparingInt(
                    f -> f.span().start())
            .thenComparing(f -> f.span().end())
            .thenComparing(Finding::rule)
            .thenComparing(Finding::message);

    private final Program program;
    private final List<LintRule> rules;
    /** Who has found it: the games in whose code it was found, or nobody where that does not matter. */
    private final Map<Finding, Set<Watch>> found = new LinkedHashMap<>();

    private Lint(Program program, List<LintRule> rules) {
        this.program = program;
        this.rules = rules;
    }

    /**
     * What is found in a text, in the order of the text. It never fails because of the text.
     *
     * @param context receives what the text defines
     * @param rules what is looked for
     */
    public static List<Finding> of(SenetContext context, Workshop workshop, Source source, List<LintRule> rules) {
        return new Lint(ProgramReading.read(context, workshop, source, false), rules).findings();
    }

    /**
     * The games of a text that are over before their first move; none when the text has errors. Their rules are asked, and variables get
     * their values.
     *
     * @param context receives what the text defines
     */
    public static List<Finding> overAtStart(SenetContext context, Workshop workshop, Source source) {
        var program = ProgramReading.read(context, workshop, source, true);
        var silence = Silence.of(source);
        return program.errors().isEmpty()
                ? Starts.over(program).stream().filter(f -> !silence.covers(f)).toList()
                : List.of();
    }

    private List<Finding> findings() {
        for (var rule : rules) {
            rule.program(program, (span, message, hint) -> add(rule, null, span, message, hint));
            for (var code : program.code()) {
                var game = code.game();
                var watch = game == null ? null : code.watch();
                Report report = (span, message, hint) -> add(rule, watch, span, message, hint);
                if (game != null) {
                    rule.game(game, program, report);
                }
                Walk.all(code.bodies(), part -> rule.code(part, code, report));
            }
        }
        var silence = Silence.of(program.source());
        return found.entrySet().stream()
                .filter(e -> isUnanimous(e.getKey().span(), e.getValue()))
                .map(Map.Entry::getKey)
                .filter(f -> !silence.covers(f))
                .sorted(ORDER)
                .toList();
    }

    private void add(
            LintRule rule, @Nullable Watch watch, @Nullable SourceSpan span, String message, @Nullable String hint) {
        if (span != null && span.source().equals(program.source())) {
            var finding = new Finding(rule.name(), rule.severity(), message, span, hint);
            var by = found.computeIfAbsent(finding, f -> new HashSet<>());
            if (watch != null) {
                by.add(watch);
            }
        }
    }

    /** What was found in the code of a game must be found in all games that use that code. */
    private boolean isUnanimous(SourceSpan span, Set<Watch> by) {
        return by.isEmpty()
                || program.code().stream()
                        .filter(c -> c.game() != null && c.watch().hasUnderstood(span))
                        .allMatch(c -> by.contains(c.watch()));
    }
}
