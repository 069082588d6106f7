package org.senet.lint.rules;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Report;
import org.senet.state.Direction;
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;

/**
 * Finds arguments that are written down and make no sense: texts in arithmetic, turns that the round does not have, players as types of
 * pieces or as paths.
 */
final class WrongArguments extends Warning {
    /** Functions of one number. */
    private static final Set<String> OF_ONE =
            Set.of("inc", "dec", "zero?", "pos?", "neg?", "even?", "odd?", "abs", "bit-not");
    /** Functions of several numbers; of one value, some of them compute nothing. */
    private static final Set<String> OF_SEVERAL = Set.of(
            "+", "-", "*", "/", "quot", "rem", "mod", "<", ">", "<=", ">=", "max", "min", "bit-and", "bit-or",
            "bit-xor");

    WrongArguments() {
        super("wrong-argument", "arguments that make no sense, such as texts in arithmetic");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        switch (part) {
            case Ir.Operation operation -> numbers(operation.operator().function(), operation.operands(), report);
            case Ir.Call call -> {
                if (Calls.ofCore(call) instanceof String name) {
                    numbers(name, call.arguments(), report);
                }
            }
            case Ir.Effect effect -> {
                effect(effect, code.game(), report);
                pieces(effect, report);
                PathArguments.find(effect, report);
            }
            default -> PathArguments.find(part, report);
        }
    }

    private static void numbers(String function, List<Ir> arguments, Report report) {
        if ((arguments.size() == 1 ? OF_ONE : OF_SEVERAL).contains(function)) {
            for (var argument : arguments) {
                if (literal(argument) instanceof Ir.Const known && !(known.value() instanceof Number)) {
                    report.add(
                            known.span(),
                            "`" + Texts.shown(known.span()) + "` is no number, but `" + function + "` wants numbers",
                            null);
                }
            }
        }
    }

    private static void effect(Ir.Effect effect, @Nullable GameRules game, Report report) {
        if (effect.arguments().isEmpty() || !(literal(effect.arguments().getFirst()) instanceof Ir.Const known)) {
            return;
        }
        var text = "`" + Texts.shown(known.span()) + "` is no ";
        switch (effect.kind()) {
            case NEXT_TURN -> {
                if (!isWithin(known.value(), game == null ? Long.MAX_VALUE : game.turns())) {
                    report.add(
                            known.span(),
                            text + "turn of the round",
                            "turns are counted from 1, and `turn-order` is the present one");
                }
            }
            case WEIGHT -> {
                if (!isWithin(known.value(), Long.MAX_VALUE)) {
                    report.add(known.span(), text + "weight", "weights are whole numbers from 1 on");
                }
            }
            default -> {
                // the argument may be anything, or was looked at already
            }
        }
    }

    /** Types and players that pieces cannot have. */
    private static void pieces(Ir.Effect effect, Report report) {
        switch (effect.kind()) {
            case PROMOTE, CREATE -> kinds(effect, report, PieceType.class);
            case SET_OWNER -> kinds(effect, report, Player.class);
            case SET_PIECE, TO_RESERVE, FROM_RESERVE -> kinds(effect, report, PieceType.class, Player.class);
            default -> {
                // it is about no piece, or about one at the end of a path
            }
        }
    }

    private static void kinds(Ir.Effect effect, Report report, Class<?>... kinds) {
        for (int i = 0; i < Math.min(kinds.length, effect.arguments().size()); i++) {
            if (effect.arguments().get(i) instanceof Ir.Const known
                    && (isOfGame(known.value()) || Values.isLiteral(known))
                    && !kinds[i].isInstance(known.value())) {
                report.add(
                        known.span(),
                        "`" + Texts.shown(known.span()) + "` is no "
                                + (kinds[i] == Player.class ? "player" : "type of piece")
                                + ", so this ends in an error",
                        known.value() instanceof String || known.value() instanceof Keyword
                                ? "a name of the game is written bare, without quotes or a colon"
                                : null);
            }
        }
    }

    private static boolean isOfGame(Object value) {
        return value instanceof PieceType
                || value instanceof Player
                || value instanceof Direction
                || value instanceof Place;
    }

    private static boolean isWithin(Object value, long most) {
        return value instanceof Long number && number >= 1 && number <= most;
    }

    /** An argument that is written down as it is, or null. */
    private static Ir.@Nullable Const literal(Ir argument) {
        return argument instanceof Ir.Const known && Values.isLiteral(known) ? known : null;
    }
}
