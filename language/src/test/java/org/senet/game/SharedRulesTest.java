package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.junit.jupiter.api.Test;
import org.senet.runtime.SenetContext;

/** Contexts of one engine share the code that finds the moves of a game, unless names mean something else in them. */
class SharedRulesTest {
    private static final int CONTEXTS = 200;
    private static final int FIRST = 3;
    private static final int COLLECTED = 50;
    private static final Path GAME = Path.of("..", "games", "russian-checkers.senet");

    /** The code that finds White's moves in a new context, in which a program was run before the game's text. */
    private static CallTarget rules(Engine engine, Source source, String before) {
        try (var context = Context.newBuilder("senet").engine(engine).build()) {
            context.eval("senet", before);
            context.enter();
            try {
                return ((Game) SenetContext.get(null).env().parsePublic(source).call()).generator(1);
            } finally {
                context.leave();
            }
        }
    }

    @Test
    void manyContextsHaveTheSameCode() throws IOException {
        // An engine forgets the code of a source that nobody has.
        var source = Source.newBuilder("senet", Files.readString(GAME), "russian-checkers.senet")
                .build();
        try (var engine = Engine.create("senet")) {
            var codes = new HashSet<CallTarget>();
            // What the first ones find out about names when they understand the text, the next ones know already.
            for (int i = 0; i < FIRST; i++) {
                rules(engine, source, "nil");
            }
            for (int i = FIRST; i < CONTEXTS; i++) {
                if (i % COLLECTED == 0) {
                    System.gc();
                }
                codes.add(rules(engine, source, "nil"));
            }
            assertThat(codes).hasSize(1);
            assertThat(codes).doesNotContain(rules(engine, source, "(def capture 1)"));
        }
        try (var other = Engine.create("senet");
                var engine = Engine.create("senet")) {
            assertThat(rules(engine, source, "nil")).isNotSameAs(rules(other, source, "nil"));
        }
    }

    /** Its text uses a macro of the library which is read when the first context needs it. */
    @Test
    void whatTheFirstContextReadsOfTheLibraryMakesNoDifference() throws IOException {
        var source = Source.newBuilder("senet", Files.readString(Path.of("..", "games", "chess.senet")), "chess.senet")
                .build();
        try (var engine = Engine.create("senet")) {
            assertThat(rules(engine, source, "nil")).isSameAs(rules(engine, source, "nil"));
        }
    }
}
