package org.senet.launcher.picture;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.senet.api.Position;

/** Lets programs draw positions: {@code senet.repl/board-svg} calls what is exported here. */
public final class PictureFunction {
    private static final String NAME = "senet.board-svg";

    private PictureFunction() {}

    /** Exports the function to the programs of a context. Its arguments are those of {@link View}, behind a position. */
    public static void export(Context context) {
        ProxyExecutable draw = arguments -> {
            var position = arguments[0].as(Position.class);
            var view = new View(arguments[1].asBoolean(), arguments[2].asBoolean(), arguments[3].asBoolean());
            return new BoardPicture(position.game()).draw(Scene.of(position), view);
        };
        context.getPolyglotBindings().putMember(NAME, draw);
    }
}
