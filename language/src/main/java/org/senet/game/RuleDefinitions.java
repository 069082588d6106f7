package org.senet.game;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.AnalysisObserver;
import org.senet.analyzer.Analyzer;
import org.senet.board.Board;
import org.senet.board.BoardDeclaration;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.runtime.Lexicon;
import org.senet.runtime.SenetContext;
import org.senet.translator.Definition;
import org.senet.translator.Translator;

/** The definitions of the rules layer: what {@code board}, {@code piece} and {@code game} do in a program. */
public final class RuleDefinitions {
    private final Translator translator;
    private final Map<String, Definition> handlers =
            Map.of("board", this::board, "piece", this::piece, "game", this::game);

    /** The definitions of a language instance. */
    public RuleDefinitions(Translator translator) {
        this.translator = translator;
    }

    /** The handlers by the name of their form. */
    public Map<String, Definition> handlers() {
        return handlers;
    }

    private Object board(Object form, SenetContext context) {
        var boards = context.current().definitions("board");
        var board = BoardDeclaration.read(expanded(form, context), name -> (Board) boards.get(name));
        context.current().define("board", board.name(), board);
        return Symbol.of(board.name());
    }

    private Object piece(Object form, SenetContext context) {
        var pieces = context.current().definitions("piece");
        var piece = PieceDefinition.read(expanded(form, context), name -> (PieceDefinition) pieces.get(name));
        context.current().define("piece", piece.name(), piece);
        context.current().text().addPieceAttributes(piece.attributes().keySet());
        return Symbol.of(piece.name());
    }

    private PersistentList expanded(Object form, SenetContext context) {
        return new ClauseMacros(context, new Analyzer(context, handlers, null)).expand((PersistentList) form);
    }

    private Object game(Object form, SenetContext context) {
        var lexicon = context.lexicon();
        var place = new Place(form, context.current().name());
        var built = lexicon == null ? null : (Game) lexicon.made(place);
        var game = built == null
                ? build(form, context, lexicon, place)
                : builder(built.definition(), context).adopt(built);
        context.current().define("game", game.name(), game);
        context.current()
                .text()
                .addGameAttributes(game.definition().attributes().keySet());
        return game;
    }

    private Game build(Object form, SenetContext context, @Nullable Lexicon lexicon, Place place) {
        var games = context.current().definitions("game");
        var builder = builder(GameDefinition.read(expanded(form, context), name -> known(games, name)), context);
        var game = builder.build();
        if (lexicon != null && builder.isSameEverywhere()) {
            lexicon.keep(place, game.detached());
        }
        return game;
    }

    private GameBuilder builder(GameDefinition definition, SenetContext context) {
        return new GameBuilder(definition, context, translator, handlers);
    }

    /** A form of a text, not one that looks like it, and the namespace in which it defines something. */
    private record Place(Object form, String namespace) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Place that && form == that.form && namespace.equals(that.namespace);
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(form) + namespace.hashCode();
        }
    }

    /**
     * The rules of a game as code, for tools that judge them: in every variant and with each value of the game's own
     * options. The game is defined as well, if it can be.
     *
     * @param form a form {@code (game ...)}
     * @param observers gives a new observer, which is told of what goes wrong, for each of these ways; its argument is
     *     whether the text itself sets the game up so, as a variant
     */
    public List<GameRules> rules(
            PersistentList form, SenetContext context, Function<Boolean, ? extends AnalysisObserver> observers) {
        var games = context.current().definitions("game");
        return new GameReading(context, translator, handlers, observers)
                .read(expanded(form, context), name -> known(games, name));
    }

    private static GameDefinition known(Map<String, Object> games, String name) {
        if (games.get(name) instanceof Game g) {
            return g.definition();
        }
        return games.values().stream()
                .flatMap(g -> ((Game) g).definition().variants().stream())
                .filter(v -> v.name().equals(name))
                .findFirst()
                .orElse(null);
    }
}
