package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.state.Player;
import org.senet.translator.Mentions;

/**
 * Finds moves and placements that dice make too: rules of pieces are run for every player, and these do not ask who is to move. What they
 * read from attributes that only chance sets is no such question, for after a throw it is the same until the next one.
 */
final class MovesOfChance extends Warning {
    private static final Set<Query> ABOUT_PLAYERS =
            Set.of(Query.PLAYER, Query.IS_FRIEND, Query.NOT_FRIEND, Query.IS_ENEMY, Query.NOT_ENEMY, Query.IS_MINE);
    /** Other forms whose value may differ between players; a function that is not yet known may ask anything. */
    private static final List<Class<? extends Ir>> MORE = List.of(
            Ir.AskTurn.class,
            Ir.InZone.class,
            Ir.InReserve.class,
            Ir.NoMoves.class,
            Ir.NoMovesOf.class,
            Ir.IsAttacked.class,
            Ir.Effect.class,
            Ir.LateName.class);

    MovesOfChance() {
        super("move-of-chance", "rules of pieces that a player who moves by chance follows as well");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var chance = clauses(game, "chance").findFirst().orElse(null);
        if (chance == null || !(chance.form().size() > 1 && chance.form().get(1) instanceof Symbol player)) {
            return;
        }
        var decided = decided(game);
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                boolean ofOthers = way.type() != null && game.turnTypes().contains(way.type());
                if (!way.fromReserve() && !ofOthers && !asks(way, game, decided)) {
                    report.add(
                            way.form().span(),
                            "`" + player.name() + "`, who moves by chance, makes these moves as well, for nothing asks"
                                    + " who is to move",
                            way.placing()
                                    ? "`(check (not= current-player " + player.name() + "))` leaves them to the others"
                                    : "`(check is-friend?)` leaves a piece to its owner, `(check (not= current-player "
                                            + player.name() + "))` to all others");
                }
            }
        }
    }

    private static Stream<GameRules.Condition> clauses(GameRules game, String word) {
        return game.conditions().stream().filter(c -> c.is(word));
    }

    /** The attributes of the position that something else than chance changes, so that they may tell whose turn it is. */
    private static Set<String> decided(GameRules game) {
        var code = new ArrayList<>(game.code());
        clauses(game, "chance").forEach(c -> code.removeAll(c.body()));
        var names = new HashSet<String>();
        Mentions.in(code, part -> {
            if (part instanceof Ir.BoardAttributeAssign set) {
                names.add(set.name());
            }
            return false;
        });
        return names;
    }

    private static boolean asks(GameRules.Way way, GameRules game, Set<String> decided) {
        var code = new ArrayList<>(way.pre());
        code.addAll(way.body());
        code.addAll(way.post());
        clauses(game, "after").map(GameRules.Condition::body).forEach(code::addAll);
        return Mentions.in(code, part -> asks(part, decided), MovesOfChance::onlyActs);
    }

    private static boolean asks(Ir part, Set<String> decided) {
        return switch (part) {
            case Ir.Ask ask -> ABOUT_PLAYERS.contains(ask.query());
            case Ir.Const constant -> constant.value() instanceof Player;
            case Ir.BoardAttribute attribute -> decided.contains(attribute.name());
            default -> MORE.stream().anyMatch(kind -> kind.isInstance(part));
        };
    }

    /** Whether something is done whose values do not decide whether there is a move. */
    private static boolean onlyActs(Ir part) {
        return part instanceof Ir.BoardAttributeAssign
                || part instanceof Ir.Effect effect && effect.kind() != EffectKind.FROM_RESERVE;
    }
}
