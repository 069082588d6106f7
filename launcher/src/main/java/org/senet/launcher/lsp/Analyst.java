package org.senet.launcher.lsp;

import com.google.gson.Gson;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.jspecify.annotations.Nullable;

/**
 * Asks the language about texts. Definitions of a text are evaluated, in a context of its own that can read files and do
 * nothing else, and not for longer than a limit. Used by one thread; only {@link #close} may be called by another.
 */
final class Analyst implements AutoCloseable {
    private static final String LANGUAGE = "senet";
    private static final int LOAD_SECONDS = 3;
    private static final int MOST_SECONDS = 20;
    private static final int MOST_CACHED = 200;
    private static final Gson GSON = new Gson();

    private final Documents documents;
    private final ScheduledExecutorService timer;
    private final Engine engine;
    private final IOAccess access;
    private final Context library;
    private final Map<String, Cached> cache = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Cached> eldest) {
            return size() > MOST_CACHED;
        }
    };
    private final Map<String, List<List<String>>> names = new HashMap<>();

    /** @param changes the state of all texts for which this was made */
    private record Cached(Analysis analysis, Document document, long changes) {}

    /** A finding about a text. */
    record Finding(
            int start,
            int end,
            String severity,
            String rule,
            String message,
            @Nullable String hint) {}

    /** What is known about a name of the library. */
    record Description(
            String name,
            String kind,
            @Nullable String shapes,
            @Nullable String doc,
            @Nullable String file,
            int start) {}

    Analyst(Documents documents, ScheduledExecutorService timer) {
        this.documents = documents;
        this.timer = timer;
        engine = Engine.newBuilder()
                .option("engine.WarnInterpreterOnly", "false")
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
        access = IOAccess.newBuilder().fileSystem(new OpenFiles(documents)).build();
        library = newContext();
    }

    private Context newContext() {
        return Context.newBuilder(LANGUAGE)
                .engine(engine)
                .allowIO(access)
                .option("senet.games", System.getProperty("senet.games", ""))
                .in(InputStream.nullInputStream())
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
    }

    private static Value eval(Context context, String text) {
        return context.eval(Source.newBuilder(LANGUAGE, text, "language-server")
                .internal(true)
                .buildLiteral());
    }

    // ---- texts

    /** What the names in a text stand for; from the cache if nothing has changed. */
    Analysis analysis(Document document) {
        var known = cache.get(document.uri());
        if (known != null && known.document.text().equals(document.text())) {
            boolean alone = known.analysis.files().size() == 1
                    && known.analysis.aliases().isEmpty();
            if (alone || known.changes == documents.changes()) {
                return known.analysis;
            }
        }
        long changes = documents.changes();
        var analysis = analyse(document);
        cache.put(document.uri(), new Cached(analysis, document, changes));
        return analysis;
    }

    private Analysis analyse(Document document) {
        var context = newContext();
        var end = timer.schedule(() -> context.close(true), MOST_SECONDS, TimeUnit.SECONDS);
        try {
            var path = document.path();
            var program = eval(context, "senet.native/program-tool")
                    .execute(document.text(), path == null ? null : path.toString());
            load(context, program.getArrayElement(0));
            return Analysis.parse(program.getArrayElement(1).execute().asString());
        } catch (PolyglotException e) {
            return Analysis.empty(document.name());
        } finally {
            end.cancel(false);
            context.close(true);
        }
    }

    /** Evaluates definitions; one that takes too long is ended, and the others are as if they were not there. */
    private void load(Context context, Value load) {
        var interrupt = timer.schedule(() -> interrupt(context), LOAD_SECONDS, TimeUnit.SECONDS);
        try {
            load.execute();
        } catch (PolyglotException e) {
            if (e.isCancelled()) {
                throw e;
            }
        } finally {
            interrupt.cancel(false);
        }
    }

    private static void interrupt(Context context) {
        try {
            context.interrupt(Duration.ofSeconds(1));
        } catch (TimeoutException | IllegalStateException | PolyglotException e) {
            // Then closing the context ends what is running.
        }
    }

    /** What is wrong with a text: its errors, and what the lint finds. */
    List<Finding> findings(Document document) {
        var lint = lint(document);
        if (lint.findings != null) {
            return lint.findings;
        }
        var findings = new ArrayList<Finding>();
        if (lint.isGivenUp) {
            findings.add(givenUp(document));
        }
        for (var problem : analysis(document).problems()) {
            if (problem.place()[0] == 0) {
                findings.add(new Finding(
                        problem.place()[1],
                        problem.place()[2],
                        problem.severity(),
                        "",
                        problem.message(),
                        problem.hint()));
            }
        }
        return findings;
    }

    /** Says on the name of the text's last game, or else at its begin, that the lint has come to no end. */
    private Finding givenUp(Document document) {
        var games = analysis(document).outline().stream()
                .filter(item -> item.kind().equals("game"))
                .toList();
        var place = games.isEmpty() ? new int[] {0, 0, 0, 0} : games.getLast().place();
        return new Finding(
                place[2],
                place[3],
                "information",
                "",
                "this text takes longer than " + LOAD_SECONDS
                        + " seconds to check, so only errors of definitions are shown",
                "`senet lint` on the command line takes the time that it needs");
    }

    /**
     * What the lint says.
     *
     * @param findings null when it could not come to an end
     * @param isGivenUp whether that is because it took too long
     */
    private record Linted(@Nullable List<Finding> findings, boolean isGivenUp) {}

    private Linted lint(Document document) {
        var context = newContext();
        var end = timer.schedule(() -> context.close(true), MOST_SECONDS, TimeUnit.SECONDS);
        var interrupt = timer.schedule(() -> interrupt(context), LOAD_SECONDS, TimeUnit.SECONDS);
        try {
            var lint = eval(context, "(resolve 'senet.native/lint)");
            if (lint.isNull()) {
                return new Linted(null, false);
            }
            var path = document.path();
            var found =
                    eval(context, "senet.native/lint").execute(document.text(), path == null ? null : path.toString());
            var findings = new ArrayList<Finding>();
            for (long i = 0; i < found.getArraySize(); i++) {
                add(found.getArrayElement(i), document, findings);
            }
            return new Linted(findings, false);
        } catch (PolyglotException e) {
            return new Linted(null, e.isInterrupted() || e.isCancelled());
        } finally {
            end.cancel(false);
            interrupt.cancel(false);
            context.close(true);
        }
    }

    private static void add(Value finding, Document document, List<Finding> findings) {
        var place = finding.getSourceLocation();
        if (place == null) {
            return;
        }
        var path = place.getSource().getPath();
        var own = document.path();
        boolean here = path == null || own == null || Path.of(path).normalize().equals(own);
        var hint = finding.getMember("hint");
        findings.add(new Finding(
                here ? place.getCharIndex() : 0,
                here ? place.getCharEndIndex() : 0,
                finding.getMember("severity").asString(),
                finding.getMember("rule").asString(),
                (here ? "" : place.getSource().getName() + ":" + place.getStartLine() + ": ")
                        + finding.getMember("message").asString(),
                hint.isNull() ? null : hint.asString()));
    }

    /** The changes that format a text: start, end and replacement; null when its brackets do not fit. */
    @Nullable
    List<Edit> format(Document document) {
        try {
            var edits = eval(library, "senet.native/format-edits").execute(document.text(), document.name());
            var list = new ArrayList<Edit>();
            for (long i = 0; i < edits.getArraySize(); i++) {
                var edit = edits.getArrayElement(i);
                list.add(new Edit(
                        edit.getArrayElement(0).asInt(),
                        edit.getArrayElement(1).asInt(),
                        edit.getArrayElement(2).asString()));
            }
            return list;
        } catch (PolyglotException e) {
            return null;
        }
    }

    /** A change of a text. */
    record Edit(int start, int end, String text) {}

    // ---- names

    /** What is known about a name of the library, or, without a namespace, about a word of the language; or null. */
    @Nullable
    Description describe(String namespace, String name) {
        try {
            require(namespace);
            var text = eval(library, "senet.native/name-tool").execute(namespace, name);
            return text.isNull() ? null : GSON.fromJson(text.asString(), Description.class);
        } catch (PolyglotException e) {
            return null;
        }
    }

    /** The names of a namespace of the library: each a name, its kind, and where it stands if it is a word. */
    List<List<String>> names(String namespace) {
        return names.computeIfAbsent(namespace, n -> {
            try {
                require(n);
                var text = eval(library, "senet.native/names-tool").execute(n).asString();
                var list = new ArrayList<List<String>>();
                for (var entry : GSON.fromJson(text, String[][].class)) {
                    list.add(List.of(entry));
                }
                return list;
            } catch (PolyglotException e) {
                return List.of();
            }
        });
    }

    private void require(String namespace) {
        if (namespace.matches("senet\\.[a-z.]+")
                && !namespace.equals("senet.core")
                && !namespace.equals("senet.native")) {
            eval(library, "(require '" + namespace + ")");
        }
    }

    @Override
    public void close() {
        engine.close(true);
    }
}
