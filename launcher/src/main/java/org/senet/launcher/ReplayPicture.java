package org.senet.launcher;

import java.io.IOException;
import org.senet.api.Position;
import org.senet.cluster.records.PlayedGame;
import org.senet.cluster.records.RecordPlayer;
import org.senet.launcher.picture.Scene;

/** Draws a position of one game of a record, with marks where its last move began and ended. */
final class ReplayPicture {
    private ReplayPicture() {}

    /**
     * Draws what the command line asks for.
     *
     * @param printer tells what is wrong with the game
     * @return the exit code of the process
     * @throws LauncherException when there is no such game, or it is too short
     */
    static int write(
            RecordFiles records, RecordPlayer player, ReplayPrinter printer, Arguments arguments, Terminal terminal)
            throws IOException {
        long number = arguments.number("--number", 1, Long.MAX_VALUE, 1);
        long before = 0;
        for (var part = records.next(); part != null; part = records.next()) {
            var verdicts = player.play(part);
            long index = number - 1 - before;
            if (index >= verdicts.games()) {
                before += verdicts.games();
                continue;
            }
            var wrong = verdicts.told().stream()
                    .filter(verdict -> verdict.index() == index)
                    .findFirst();
            if (wrong.isPresent()) {
                printer.print(number, part.file(), wrong.get());
            }
            var game = player.game(part, index);
            if (game != null) {
                draw(game, wrong.isPresent(), arguments, terminal);
            }
            return wrong.isEmpty() ? 0 : LauncherException.FAILURE;
        }
        throw LauncherException.usage(
                "there is no game " + number + " in " + String.join(", ", arguments.parameters()), "games: " + before);
    }

    private static void draw(PlayedGame game, boolean isBroken, Arguments arguments, Terminal terminal)
            throws IOException {
        int plies = game.positions().size() - 1;
        int ply = (int) PictureOptions.number(arguments);
        if (ply > plies) {
            throw LauncherException.usage("there is no position after " + plies(ply) + ": the game has " + plies(plies)
                    + (isBroken ? " that are legal" : ""));
        }
        var position = game.positions().get(ply).as(Position.class);
        var scene = Scene.of(position);
        if (ply > 0) {
            var before = game.positions().get(ply - 1).as(Position.class);
            var moves = before.meanings(game.moves().get(ply - 1));
            scene = moves.size() == 1 ? scene.marking(moves.getFirst()) : scene;
        }
        PictureOptions.write(arguments, terminal, position, scene);
    }

    private static String plies(int number) {
        return number == 1 ? "1 move" : number + " moves";
    }
}
