package org.senet.launcher;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Value;
import org.senet.launcher.ScriptSet.Script;
import org.senet.launcher.display.ErrorReport.Place;
import org.senet.launcher.display.Finding;

/** Asks the language's lint about scripts; each is looked at in a context of its own. */
final class Lint implements AutoCloseable {
    private static final String LIBRARY = "senet.lint";
    /** In nanoseconds. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(5);

    private final Terminal terminal;
    private final Engine engine = Engine.create();

    Lint(Terminal terminal) {
        this.terminal = terminal;
    }

    /** A kind of finding. */
    record Rule(String name, String severity, String summary) {}

    /** All kinds of findings. */
    List<Rule> rules() {
        try (var context = context()) {
            var rules = Scripts.library(context, LIBRARY, "rules").execute();
            var list = new ArrayList<Rule>();
            for (long i = 0; i < rules.getArraySize(); i++) {
                var rule = rules.getArrayElement(i);
                list.add(new Rule(
                        rule.getArrayElement(0).asString(),
                        rule.getArrayElement(1).asString(),
                        rule.getArrayElement(2).asString()));
            }
            return list;
        }
    }

    /** What is found in a script, in the order of its text. */
    List<Finding> findings(Script script) {
        try (var context = context()) {
            return found(context, "report", script);
        }
    }

    /** The games of a script without errors that are over before their first move; none where asking their rules takes long. */
    List<Finding> overAtStart(Script script) {
        try (var context = context()) {
            var findings = new ArrayList<Finding>();
            return Deadline.isMet(context, LONGEST, () -> findings.addAll(found(context, "starts", script)))
                    ? findings
                    : List.of();
        }
    }

    private static List<Finding> found(Context context, String function, Script script) {
        var path = script.path();
        var found = Scripts.library(context, LIBRARY, function)
                .execute(
                        script.text(),
                        path == null ? null : path.toAbsolutePath().toString());
        var findings = new ArrayList<Finding>();
        for (long i = 0; i < found.getArraySize(); i++) {
            findings.add(finding(found.getArrayElement(i), script));
        }
        return findings;
    }

    private static Finding finding(Value value, Script script) {
        var section = value.getSourceLocation();
        var hint = value.getMember("hint");
        var place = Place.of(section);
        if (place == null) {
            throw new IllegalStateException("a finding without a place");
        }
        // Where the mark of UTF-8 is not counted, it is so at the end as well.
        var uncounted = section.getEndLine() == place.line() ? section.getStartColumn() - place.column() : 0;
        var file = script.path() == null ? "<stdin>" : place.file();
        return new Finding(
                new Place(file, place.line(), place.column(), place.text(), place.length()),
                section.getEndLine(),
                section.getEndColumn() - uncounted,
                value.getMember("severity").asString(),
                value.getMember("rule").asString(),
                value.getMember("message").asString(),
                hint.isNull() ? null : hint.asString());
    }

    /** What scripts print while their definitions are made is wanted by nobody here. */
    private Context context() {
        return Scripts.builder(InputStream.nullInputStream(), OutputStream.nullOutputStream(), terminal.err())
                .engine(engine)
                .build();
    }

    @Override
    public void close() {
        engine.close();
    }
}
