package org.senet.lint.rules;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.board.ZoneName;
import org.senet.data.Keyword;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.lint.Report;
import org.senet.state.PieceType;
import org.senet.state.Player;

/** Finds what stands in the place of a path, and is neither a direction nor a position: {@code (is-friend? Black)}. */
final class PathArguments {
    private static final UnaryOperator<String> OWNER =
            player -> "whose piece stands here is asked by `(= player " + player + ")`";
    private static final UnaryOperator<String> TYPE =
            type -> "what piece stands here is asked by `(= piece " + type + ")`";

    private PathArguments() {}

    /** Looks at the path of a question, or of a capture. */
    static void find(Ir part, Report report) {
        switch (part) {
            case Ir.Ask ask -> find(ask.path(), OWNER, TYPE, report);
            case Ir.PieceAttribute attribute -> find(attribute.path(), OWNER, TYPE, report);
            case Ir.Mark mark -> find(mark.path(), OWNER, TYPE, report);
            case Ir.InZone asked -> find(asked.path(), player -> ofPlayer(player, asked), TYPE, report);
            case Ir.IsAttacked asked -> find(asked.path(), OWNER, type -> byType(type, asked), report);
            case Ir.Effect effect
            when effect.kind() == EffectKind.CAPTURE -> find(effect.arguments(), OWNER, TYPE, report);
            default -> {
                // it has no path
            }
        }
    }

    private static String ofPlayer(String player, Ir.InZone asked) {
        var zone = new ZoneName(player, ZoneName.of(asked.zone()).zone());
        return "the zone of a player is asked by `(in-zone? " + zone + ")`";
    }

    private static String byType(String type, Ir.IsAttacked asked) {
        return "pieces of a type are asked by `(" + asked.word() + " (by " + type + "))`";
    }

    private static void find(List<Ir> path, UnaryOperator<String> owner, UnaryOperator<String> type, Report report) {
        for (var step : path) {
            if (step instanceof Ir.Const known && (isOfPiece(known.value()) || Values.isLiteral(known))) {
                report.add(
                        known.span(),
                        "`" + Texts.shown(known.span()) + "` is no direction or position, so this ends in an error",
                        hint(known.value(), owner, type));
            }
        }
    }

    private static boolean isOfPiece(Object value) {
        return value instanceof Player || value instanceof PieceType;
    }

    private static @Nullable String hint(Object value, UnaryOperator<String> owner, UnaryOperator<String> type) {
        if (value instanceof Player player) {
            return owner.apply(player.name());
        }
        if (value instanceof PieceType piece) {
            return type.apply(piece.name());
        }
        return value instanceof String || value instanceof Keyword
                ? "a name of the game is written bare, without quotes or a colon"
                : null;
    }
}
