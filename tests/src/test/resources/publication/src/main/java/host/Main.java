package host;

import java.util.SplittableRandom;
import org.graalvm.polyglot.Context;
import org.senet.api.Games;

/** Plays a random game to its end, and tells in which modules that happens. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        try (var context = Context.create(Games.LANGUAGE)) {
            var random = new SplittableRandom(1);
            var position = Games.load(context, "tic-tac-toe").start();
            int plies = 0;
            while (!position.over()) {
                var moves = position.moves();
                position = position.apply(moves.get(random.nextInt(moves.size())));
                plies++;
            }
            System.out.println("modules: " + Main.class.getModule().getName() + ", " + Games.class.getModule().getName());
            System.out.println("runtime: " + context.getEngine().getImplementationName());
            System.out.println("over after " + plies + " moves: " + position.result());
        }
    }
}
