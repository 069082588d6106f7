package org.senet.tests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.senet.api.Game;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Opening;

/** Conversations with engines, which end with the test. */
abstract class EngineConversations {
    private final List<EngineConversation> open = new ArrayList<>();

    @AfterEach
    void close() throws IOException {
        for (var conversation : open) {
            conversation.close();
        }
    }

    static Opening bundled(String game) {
        return use -> {
            try (var context = Senet.newContext(new ByteArrayOutputStream())) {
                use(context, "(load-game \"" + game + "\")", use);
            }
        };
    }

    static void use(Context context, String program, java.util.function.Consumer<Loaded> use) {
        var game = context.eval(Senet.LANGUAGE, program).as(Game.class);
        use.accept(new Loaded(context, game, game.start()));
    }

    final EngineConversation talk(String protocol, String game, String player) throws IOException {
        return talk(protocol, game, bundled(game), player);
    }

    final EngineConversation talk(@Nullable String protocol, String game, Opening opening, String player)
            throws IOException {
        var conversation = new EngineConversation(protocol, game, opening, player);
        open.add(conversation);
        return conversation;
    }
}
