import java.io.OutputStream;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.SandboxPolicy;
import org.senet.api.Games;

/** Plays a random game of a bundled game, {@code russian-checkers} unless told otherwise, and prints its moves. */
final class JavaHost {
    private JavaHost() {}

    public static void main(String[] arguments) {
        try (var context = Context.newBuilder(Games.LANGUAGE)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build()) {
            var game = Games.load(context, arguments.length > 0 ? arguments[0] : "russian-checkers");
            var random = new SplittableRandom(1);
            var position = game.start();
            while (!position.over()) {
                var moves = position.moves();
                var move = moves.get(random.nextInt(moves.size()));
                System.out.println(position.player() + ": " + move);
                position = position.apply(move);
            }
            System.out.println(position);
            System.out.println(position.result());
        }
    }
}
