package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.CallTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
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
    private static CallTarget rules(Engine engine, String before) {
        try (var context =
                Context.newBuilder("senet").engine(engine).allowAllAccess(true).build()) {
            context.eval("senet", before);
            context.enter();
            try {
                var env = SenetContext.get(null).env();
                var file = env.getPublicTruffleFile(
                        GAME.toAbsolutePath().normalize().toString());
                var source = com.oracle.truffle.api.source.Source.newBuilder("senet", file)
                        .build();
                return ((Game) env.parsePublic(source).call()).generator(1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                context.leave();
            }
        }
    }

    @Test
    void manyContextsHaveTheSameCode() {
        try (var engine = Engine.create("senet")) {
            var codes = new HashSet<CallTarget>();
            // What the first ones find out about names when they understand the text, the next ones know already.
            for (int i = 0; i < FIRST; i++) {
                rules(engine, "nil");
            }
            for (int i = FIRST; i < CONTEXTS; i++) {
                if (i % COLLECTED == 0) {
                    System.gc();
                }
                codes.add(rules(engine, "nil"));
            }
            assertThat(codes).hasSize(1);
            assertThat(codes).doesNotContain(rules(engine, "(def capture 1)"));
        }
        try (var other = Engine.create("senet");
                var engine = Engine.create("senet")) {
            assertThat(rules(engine, "nil")).isNotSameAs(rules(other, "nil"));
        }
    }
}
