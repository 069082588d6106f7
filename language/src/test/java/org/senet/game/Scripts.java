package org.senet.game;

import com.oracle.truffle.api.source.Source;
import java.util.function.Consumer;
import org.graalvm.polyglot.Context;
import org.senet.runtime.SenetContext;

/** Games of tests, from their text. */
public final class Scripts {
    private Scripts() {}

    /** Uses the game that a text makes, in a context of its own. */
    public static void withGame(String script, Consumer<Game> use) {
        try (var context = Context.create("senet")) {
            context.initialize("senet");
            context.enter();
            try {
                var source = Source.newBuilder("senet", script, "game.senet").build();
                use.accept(
                        (Game) SenetContext.get(null).env().parsePublic(source).call());
            } finally {
                context.leave();
            }
        }
    }
}
