package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.senet.launcher.display.Finding;
import org.senet.launcher.display.Style;

/** {@code lint} and {@code check}: find faults in scripts without running them. */
final class LintCommand implements Command {
    private static final String DETAILS = """
            FILE is a script, the name of a bundled game, a folder, which stands for all scripts in it, or `-` for standard
            input. Definitions are made, nothing else is run. Of a file that can be imported, it is found what keeps its games from
            that. The exit code is 1 when something was found.""";

    private static final Option JSON = Option.flag("--json", "print a JSON array of objects");

    /** Everything that looks wrong. */
    static final LintCommand LINT = new LintCommand(
            new Syntax(
                    "lint",
                    List.of(),
                    "FILE...",
                    "find what is wrong in scripts, or looks so",
                    DETAILS,
                    List.of(
                            JSON,
                            Option.many("--rule", "RULE", "look for nothing else; `--list` names the rules"),
                            Option.flag("--list", "list the rules"),
                            Watch.OPTION)),
            finding -> true,
            false);

    /** Only what keeps a script from working. */
    static final LintCommand CHECK = new LintCommand(
            new Syntax(
                    "check",
                    List.of(),
                    "FILE...",
                    "find the errors in scripts without running them",
                    DETAILS + " A game that is over before its first move is told too, and is no error.",
                    List.of(JSON, Watch.OPTION)),
            Finding::isError,
            true);

    private final Syntax syntax;
    private final Predicate<Finding> wanted;
    /** Whether games are asked that would work, whether they are over at their start. That is no error. */
    private final boolean asksStarts;

    private LintCommand(Syntax syntax, Predicate<Finding> wanted, boolean asksStarts) {
        this.syntax = syntax;
        this.wanted = wanted;
        this.asksStarts = asksStarts;
    }

    @Override
    public Syntax syntax() {
        return syntax;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        try (var lint = new Lint(terminal)) {
            if (arguments.has("--list")) {
                list(lint.rules(), terminal);
                return 0;
            }
            if (arguments.rest().isEmpty()) {
                throw LauncherException.usage(
                        "`" + syntax.name() + "` needs FILE", "usage: senet " + syntax.name() + " FILE...");
            }
            var rules = Set.copyOf(arguments.texts("--rule"));
            checkNames(rules, lint);
            var findings = new ArrayList<Finding>();
            var scripts = new ArrayList<String>();
            for (var word : arguments.rest()) {
                var file = Path.of(word);
                if (Files.isRegularFile(file) && ForeignGames.isForeign(file)) {
                    findings.addAll(ForeignFindings.of(file));
                } else {
                    scripts.add(word);
                }
            }
            var overAtStart = new ArrayList<Finding>();
            for (var script : ScriptSet.of(scripts, terminal)) {
                var found = lint.findings(script);
                findings.addAll(found);
                if (asksStarts && found.stream().noneMatch(Finding::isError)) {
                    overAtStart.addAll(lint.overAtStart(script));
                }
            }
            findings.removeIf(finding -> !wanted.test(finding) || !rules.isEmpty() && !rules.contains(finding.rule()));
            int exitCode = findings.isEmpty() ? 0 : LauncherException.FAILURE;
            findings.addAll(overAtStart);
            print(findings, arguments.has("--json"), terminal);
            return exitCode;
        }
    }

    private static void list(List<Lint.Rule> rules, Terminal terminal) {
        int width = rules.stream().mapToInt(r -> r.name().length()).max().orElse(0);
        for (var rule : rules) {
            var blanks = " ".repeat(width + 2 - rule.name().length());
            terminal.out().println(rule.name() + blanks + rule.severity() + ": " + rule.summary());
        }
    }

    private static void checkNames(Set<String> names, Lint lint) {
        if (names.isEmpty()) {
            return;
        }
        var known = lint.rules().stream().map(Lint.Rule::name).toList();
        for (var name : names) {
            if (!known.contains(name)) {
                throw LauncherException.usage(
                        "there is no rule `" + name + "`",
                        Optional.ofNullable(Nearest.hint(name, known)).orElse("`senet lint --list` names them"));
            }
        }
    }

    private static void print(List<Finding> findings, boolean json, Terminal terminal) throws IOException {
        if (json) {
            Json.print(terminal.out(), writer -> {
                writer.beginArray();
                for (var finding : findings) {
                    write(writer, finding);
                }
                writer.endArray();
            });
            return;
        }
        var style = terminal.isInteractive() && terminal.wantsColours() ? Style.COLOURED : Style.PLAIN;
        findings.forEach(finding -> finding.lines(style).forEach(terminal.out()::println));
    }

    private static void write(JsonWriter json, Finding finding) throws IOException {
        json.beginObject();
        json.name("file").value(finding.place().file());
        json.name("line").value(finding.place().line());
        json.name("column").value(finding.place().column());
        json.name("endLine").value(finding.endLine());
        json.name("endColumn").value(finding.endColumn());
        json.name("severity").value(finding.severity());
        json.name("rule").value(finding.rule());
        json.name("message").value(finding.message());
        json.name("hint").value(finding.hint());
        json.endObject();
    }
}
