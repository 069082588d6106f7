package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.AnalysisObserver;
import org.senet.analyzer.Analyzer;
import org.senet.analyzer.RuleScope;
import org.senet.board.Board;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.game.GameDefinition.PlayerDefinition;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.runtime.SenetContext;
import org.senet.translator.Translator;

/** Reads the rules of a game for a tool: in every variant, with every value of the game's own options, beyond errors. */
final class GameReading {
    private static final String RESERVE = "reserve";

    private final SenetContext context;
    private final Translator translator;
    private final Map<String, ?> handlers;
    private final Function<Boolean, ? extends AnalysisObserver> observers;
    private final List<GameRules> found = new ArrayList<>();

    /** @param observers gives a new observer for each way to set up the game; it is told whether the text sets it up so */
    GameReading(
            SenetContext context,
            Translator translator,
            Map<String, ?> handlers,
            Function<Boolean, ? extends AnalysisObserver> observers) {
        this.context = context;
        this.translator = translator;
        this.handlers = handlers;
        this.observers = observers;
    }

    /** The rules in all ways to set up a game. What goes wrong is told to observers. */
    List<GameRules> read(PersistentList form, Function<String, @Nullable GameDefinition> known) {
        attempt(form, () -> {
            var definition = GameDefinition.read(form, known);
            for (var setting : settings(definition)) {
                attempt(form, setting.declared(), () -> read(form, setting));
            }
            // Whatever only the making of a game finds out.
            attempt(form, () -> {
                var game = new GameBuilder(definition, context, translator, handlers).build();
                context.current().define("game", definition.name(), game);
            });
            for (var variant : definition.variants()) {
                attempt(form, () -> new GameBuilder(variant, context, translator, handlers).build());
            }
        });
        return found;
    }

    private void attempt(Object form, Runnable reading) {
        attempt(form, true, reading);
    }

    private void attempt(Object form, boolean declared, Runnable reading) {
        try {
            reading.run();
        } catch (SenetException e) {
            observers.apply(declared).failed(form, e);
        }
    }

    /** @param declared whether the text itself sets the game up so */
    private record Setting(GameDefinition definition, boolean declared) {}

    /** The game and its variants, and, as ways that no text sets up, each of these with one of its own options changed. */
    private static List<Setting> settings(GameDefinition definition) {
        var games = new ArrayList<GameDefinition>();
        games.add(definition);
        games.addAll(definition.variants());
        var all = new ArrayList<Setting>();
        games.forEach(g -> all.add(new Setting(g, true)));
        for (var game : games) {
            game.choices().forEach((option, values) -> values.stream()
                    .filter(v -> !Objects.equals(v, game.options().get(option)))
                    .forEach(v -> all.add(new Setting(game.withOption(option, v), false))));
        }
        return all;
    }

    private void read(PersistentList form, Setting setting) {
        var definition = setting.definition();
        var builder = new GameBuilder(definition, context, translator, handlers);
        var observer = observers.apply(setting.declared());
        var names = builder.names();
        var pieces = new ArrayList<GameRules.PieceRules>();
        for (var piece : builder.pieces) {
            pieces.add(new GameRules.PieceRules(
                    piece.name(),
                    Objects.requireNonNull(piece.span()),
                    piece.attributes().keySet(),
                    ways(piece, () -> new Analyzer(context, handlers, names, observer))));
        }
        var conditions = new ArrayList<GameRules.Condition>();
        var clauses = new ArrayList<>(definition.endings());
        clauses.addAll(definition.claims());
        clauses.addAll(definition.conduct());
        for (var clause : clauses) {
            conditions.add(new GameRules.Condition(
                    clause, condition(clause, builder.players, new Analyzer(context, handlers, names, observer))));
        }
        found.add(new GameRules(
                definition.name(),
                form,
                builder.board,
                builder.players,
                builder.order.turns().size(),
                pieces,
                start(definition.players(), builder.board),
                definition.priorities(),
                builder.order.types(),
                builder.order.free(builder.players),
                builder.order.twiceInARow(builder.players, chance(definition)),
                definition.attributes().keySet(),
                conditions,
                observer));
    }

    private static Set<String> chance(GameDefinition definition) {
        return definition.conduct("chance").stream()
                .map(clause -> Clauses.text(clause, 1))
                .collect(Collectors.toSet());
    }

    private static List<GameRules.Way> ways(PieceDefinition piece, Supplier<Analyzer> analyzers) {
        var scope = RuleScope.empty(new FrameLayout());
        var analyzer = analyzers.get();
        var pre = piece.pre() == null ? List.<Ir>of() : analyzer.clause(piece.pre(), 1, scope);
        var ways = new ArrayList<GameRules.Way>();
        for (var move : piece.moves()) {
            var inner = move.placing() ? RuleScope.empty(new FrameLayout()) : scope.fork();
            var body = analyzer.clause(move.form(), move.from(), inner);
            var post = move.placing() || piece.post() == null ? List.<Ir>of() : analyzer.clause(piece.post(), 1, inner);
            ways.add(new GameRules.Way(
                    move.form(),
                    move.placing(),
                    move.fromReserve(),
                    move.type(),
                    move.placing() ? List.of() : pre,
                    body,
                    post));
        }
        return ways;
    }

    /** The statements of a clause of the game, behind its head and the words and players that it may begin with. */
    private static List<Ir> condition(PersistentList clause, List<String> players, Analyzer analyzer) {
        var head = Clauses.head(clause);
        if (head.equals("team") || head.equals("neutral") || head.equals("notation")) {
            return List.of();
        }
        int from = ActionDefinition.WORDS.contains(head)
                ? ActionDefinition.read(clause, players).from()
                : head.equals("status") ? 2 : isNamed(clause, players) ? 2 : 1;
        var scope = RuleScope.empty(new FrameLayout());
        return head.equals("score") || head.equals("evaluate")
                ? analyzer.valued(clause, from, scope)
                : analyzer.statements(clause, from, scope);
    }

    private static boolean isNamed(PersistentList clause, List<String> players) {
        return clause.size() > 2 && clause.get(1) instanceof Symbol s && players.contains(s.name());
    }

    private static List<GameRules.Setup> start(List<PlayerDefinition> players, Board board) {
        var start = new ArrayList<GameRules.Setup>();
        for (var player : players) {
            for (var group : player.pieces()) {
                boolean reserve = Clauses.text(group, 0).equals(RESERVE);
                var positions = new ArrayList<String>();
                for (int i = 1; i < group.size() && !reserve; i++) {
                    if (!(group.get(i) instanceof PersistentList)) {
                        var name = Clauses.text(group, i);
                        var matching = board.matching(name);
                        IntStream.of(matching).mapToObj(board::positionName).forEach(positions::add);
                        if (matching.length == 0) {
                            positions.add(name);
                        }
                    }
                }
                start.add(new GameRules.Setup(
                        player.name().name(), Clauses.text(group, reserve ? 1 : 0), List.copyOf(positions)));
            }
        }
        return start;
    }
}
