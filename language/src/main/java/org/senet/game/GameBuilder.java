package org.senet.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.Analyzer;
import org.senet.analyzer.RuleScope;
import org.senet.board.Board;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.game.PieceDefinition.MoveDefinition;
import org.senet.ir.EffectKind;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.state.Design;
import org.senet.state.PieceCodes;
import org.senet.state.Player;
import org.senet.state.PositionAttributes;
import org.senet.state.Supply;
import org.senet.state.ValueTable;
import org.senet.translator.RuleAction;
import org.senet.translator.RuleCompiler;
import org.senet.translator.RuleProgram;
import org.senet.translator.Translator;

/** Puts a game together from its definition and the board and pieces that its text defines. */
final class GameBuilder {
    private static final String ZONE_HINT =
            "in a zone, players come behind its name: `(zone name player \"positions\")`";

    private final GameDefinition definition;
    private final SenetContext context;
    private final Translator translator;
    private final Map<String, ?> handlers;
    private final Namespace namespace;
    final Board board;
    final List<PieceDefinition> pieces;
    final List<String> players;
    private final PositionsInPlay inPlay;
    private final ConductBuilder conduct;
    final TurnOrder order;

    GameBuilder(GameDefinition definition, SenetContext context, Translator translator, Map<String, ?> handlers) {
        this.definition = definition;
        this.context = context;
        this.translator = translator;
        this.handlers = handlers;
        namespace = context.current();
        board = board();
        pieces = pieces();
        players = definition.players().stream().map(p -> p.name().name()).toList();
        inPlay = new PositionsInPlay(definition, board, pieces, namespace.text());
        conduct = new ConductBuilder(definition, players);
        order = TurnOrder.read(definition.turns(), players, conduct.neutral());
    }

    Game build() {
        checkBoardPlayers();
        var design = design();
        var texts = PieceTexts.of(pieces);
        var layout = new FrameLayout();
        var names = new BoardNames(design, pieces, definition);
        order.requireTypes(definition.turns(), moveTypes());
        var after = new AfterMoves(definition, players, design, layout, () -> analyzer(names));
        var programs = programs(layout, names, after);
        var actions = conduct.actions(
                layout, () -> analyzer(names), a -> priority(a.priority(), a.type(), a.form()), after, order);
        var setUps = conduct.setUps(layout, () -> analyzer(names));
        if (inPlay.widen(design.topology, () -> statements(programs, actions, setUps))) {
            return build();
        }
        var compiler = new RuleCompiler(translator, definition.name(), design, layout, programs, actions);
        design.describe(texts.letters(), new RuleNames(names, namespace.name()));
        var scoring = conduct.scoring("score", layout, () -> analyzer(names), compiler, design.sides);
        var evaluation = conduct.scoring("evaluate", layout, () -> analyzer(names), compiler, design.sides);
        var ends = new Ends(
                conditions(definition.endings(), () -> layout, names), claims(() -> layout, names), design, compiler);
        checkScore(scoring);
        var naming = Naming.read(
                definition.conduct("notation"),
                definition.conduct("status"),
                context,
                new Analyzer(context, handlers, names),
                layout,
                compiler);
        // States know what the rules ask of the past, so none is made before all rules are known.
        var start = new StartPosition(definition, pieces, design).state();
        start.generators = compiler;
        conduct.setUp(setUps, compiler, start);
        compiler.beginWith(start);
        return new Game(
                definition,
                design,
                compiler,
                ends,
                new PerftCode(compiler, ends, design),
                scoring,
                evaluation,
                naming,
                start.save(),
                texts,
                maker());
    }

    private static List<Ir> statements(List<RuleProgram> programs, List<RuleAction> actions, List<List<Ir>> setUps) {
        var code = new ArrayList<Ir>();
        programs.forEach(p -> {
            code.addAll(p.pre());
            p.ways().forEach(w -> {
                code.addAll(w.move());
                code.addAll(w.post());
            });
        });
        actions.forEach(a -> code.addAll(a.body()));
        setUps.forEach(code::addAll);
        return code;
    }

    /** The game that another context has built from the same definition, where names mean the same, for this one. */
    Game adopt(Game built) {
        return built.in(context, maker());
    }

    /** Whether every context that builds the game comes to the same one: not when something is drawn for its start. */
    boolean isSameEverywhere() {
        return definition.conduct("set-up").isEmpty();
    }

    /** What names mean in the game's rules. */
    BoardNames names() {
        checkBoardPlayers();
        return new BoardNames(design(), pieces, definition);
    }

    private Analyzer analyzer(BoardNames names) {
        return new Analyzer(context, handlers, names);
    }

    private void checkScore(@Nullable Scoring scoring) {
        for (var end : definition.endings()) {
            if (scoring == null && Clauses.head(end).equals("end")) {
                throw SenetException.at(
                        Clauses.span(end),
                        "at this end points decide, but the game has no `score`",
                        "add (score expression), or write (win ...), (loss ...) or (draw ...)");
            }
        }
    }

    private Game.Maker maker() {
        return new Game.Maker() {
            @Override
            public Game build(GameDefinition changed) {
                return inNamespace(changed, GameBuilder::build);
            }

            @Override
            public GameCode code(GameDefinition same) {
                return inNamespace(same, GameBuilder::code);
            }
        };
    }

    private <T> T inNamespace(GameDefinition other, Function<GameBuilder, T> work) {
        var before = context.current();
        context.setCurrent(namespace);
        try {
            return work.apply(new GameBuilder(other, context, translator, handlers));
        } finally {
            context.setCurrent(before);
        }
    }

    /** The rules before translation. */
    private GameCode code() {
        var design = design();
        var names = new BoardNames(design, pieces, definition);
        var ends = conditions(definition.endings(), FrameLayout::new, names);
        var claims = claims(FrameLayout::new, names);
        var layout = new FrameLayout();
        var after = new AfterMoves(definition, players, design, layout, () -> analyzer(names));
        var actions = conduct.actions(
                layout, () -> analyzer(names), a -> priority(a.priority(), a.type(), a.form()), after, order);
        Supplier<List<Ir>> statements = () -> statements(
                programs(new FrameLayout(), names, after),
                actions,
                conduct.setUps(new FrameLayout(), () -> analyzer(names)));
        if (inPlay.widen(design.topology, statements)) {
            return code();
        }
        var start = new StartPosition(definition, pieces, design).state().save();
        return new GameCodeReader(definition, players, () -> analyzer(names))
                .read(ways(layout, names, after), actions, ends, claims, design, start);
    }

    private List<GameCode.Way> ways(FrameLayout layout, BoardNames names, AfterMoves after) {
        var ways = new ArrayList<GameCode.Way>();
        for (int t = 0; t < pieces.size(); t++) {
            for (var move : pieces.get(t).moves()) {
                var rank = rank(move);
                programs(pieces.get(t), t + 1, rank, List.of(move), layout, names, after)
                        .forEach(p -> ways.add(GameCode.Way.of(p)));
            }
        }
        return ways;
    }

    private Board board() {
        var name = Clauses.text(definition.board(), 1);
        var boards = namespace.definitions("board");
        if (boards.get(name) instanceof Board b) {
            return b;
        }
        throw SenetException.at(
                Clauses.span(definition.board(), 1),
                "there is no board `" + name + "`",
                Suggest.hint(name, boards.keySet()));
    }

    /** The pieces that the game names, or else all. */
    private List<PieceDefinition> pieces() {
        var known = namespace.definitions("piece");
        var clause = definition.pieces();
        if (clause == null) {
            return known.values().stream().map(PieceDefinition.class::cast).toList();
        }
        var chosen = new ArrayList<PieceDefinition>();
        for (int i = 1; i < clause.size(); i++) {
            var name = Clauses.text(clause, i);
            if (!(known.get(name) instanceof PieceDefinition piece)) {
                throw SenetException.at(
                        Clauses.span(clause, i),
                        "there is no piece `" + name + "`",
                        Suggest.hint(name, known.keySet()));
            }
            chosen.add(piece);
        }
        return chosen;
    }

    /** A player that the board mentions must play; else it is most likely a misspelt position. */
    private void checkBoardPlayers() {
        for (var player : board.players()) {
            if (!players.contains(player)) {
                var known = new ArrayList<>(players);
                known.addAll(board.positionNames());
                throw SenetException.at(
                        board.playerSpan(player),
                        "`" + player + "` is no player of this game and no position of the board",
                        Objects.requireNonNullElse(Suggest.hint(player, known), ZONE_HINT));
            }
        }
    }

    // ---- the design

    private Design design() {
        var options = Options.of(definition.options());
        var turns = order.players();
        var values = new ValueTable(Nil.NIL);
        var design = new Design(
                inPlay.topology(players),
                new PieceCodes(
                        players, pieces.stream().map(PieceDefinition::name).toList(), PersistentMap.EMPTY),
                values,
                turns,
                conduct.sides(turns),
                attributes(values),
                pieces.stream().map(PieceDefinition::attributes).toList(),
                options.deferCaptures(),
                options.duplicates(),
                options.numberPositions());
        design.beginRoundAt(order.first());
        if (StartPosition.hasColumns(definition.players())) {
            design.pieces.allowColumns();
        }
        return design;
    }

    private PositionAttributes attributes(ValueTable values) {
        var attributes = new ArrayList<String>();
        var initial = new ArrayList<Integer>();
        var passing = new ArrayList<Integer>();
        var counters = new ArrayList<String>();
        var counts = new ArrayList<Integer>();
        definition.attributes().forEach((name, attribute) -> {
            if (attribute.kind() == AttributeDefinition.Kind.COUNTER) {
                counters.add(name);
                counts.add((int) (long) attribute.initial());
            } else {
                if (attribute.kind() == AttributeDefinition.Kind.PASSING) {
                    passing.add(attributes.size());
                }
                attributes.add(name);
                initial.add(values.number(attribute.initial()));
            }
        });
        return new PositionAttributes(
                attributes,
                array(initial),
                array(passing),
                counters,
                array(counts),
                hasReserves() ? players.size() : 0,
                pieces.size());
    }

    /** Whether pieces can come from a reserve or go to one, or are counted there. */
    private boolean hasReserves() {
        return namespace.text().mentions("in-reserve")
                || namespace.text().mentions(EffectKind.TO_RESERVE.word())
                || namespace.text().mentions(EffectKind.FROM_RESERVE.word())
                || pieces.stream().flatMap(p -> p.moves().stream()).anyMatch(MoveDefinition::fromReserve);
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private int player(PersistentList clause, int index) {
        var name = Clauses.text(clause, index);
        int number = players.indexOf(name) + 1;
        if (number == 0) {
            throw SenetException.at(
                    Clauses.span(clause, index),
                    "there is no player `" + name + "`",
                    Suggest.hint(name, players, "players"));
        }
        return number;
    }

    // ---- the rules

    private List<RuleProgram> programs(FrameLayout layout, BoardNames names, AfterMoves after) {
        var programs = new ArrayList<RuleProgram>();
        for (int t = 0; t < pieces.size(); t++) {
            var piece = pieces.get(t);
            var ranks = piece.moves().stream()
                    .collect(Collectors.groupingBy(this::rank, LinkedHashMap::new, Collectors.toList()));
            for (var rank : ranks.entrySet()) {
                programs.addAll(programs(piece, t + 1, rank.getKey(), rank.getValue(), layout, names, after));
            }
        }
        return programs;
    }

    /** The types that the rules of moves have. */
    private Set<String> moveTypes() {
        return Stream.concat(
                        pieces.stream().flatMap(p -> p.moves().stream()).map(MoveDefinition::type), conduct.types())
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
    }

    private record Rank(boolean placing, Supply supply, int priority) {}

    private Rank rank(MoveDefinition move) {
        var reserve = move.reserve();
        var supply =
                reserve == null ? Supply.NEW : reserve.size() == 1 ? Supply.OWN : new Supply(true, player(reserve, 1));
        return new Rank(move.placing(), supply, priority(move));
    }

    /** A piece from the reserve of a certain player is that player's. */
    private List<Ir> supplied(Supply supply, MoveDefinition move, List<Ir> body) {
        if (supply.owner() == 0) {
            return body;
        }
        var span = Clauses.span(move.reserve());
        var owner = new Ir.Const(span, new Player(players.get(supply.owner() - 1), supply.owner()));
        return Stream.concat(Stream.of(new Ir.Effect(span, EffectKind.SET_OWNER, List.of(owner))), body.stream())
                .toList();
    }

    /**
     * The moves of a piece that have one rank. They share what comes before them, unless that chooses, or sets globals, or depends
     * on what the moves before have set or found: then it is run for each of them.
     */
    private List<RuleProgram> programs(
            PieceDefinition piece,
            int type,
            Rank rank,
            List<MoveDefinition> moves,
            FrameLayout layout,
            BoardNames names,
            AfterMoves after) {
        var analyzer = new Analyzer(context, handlers, names);
        var scope = RuleScope.empty(layout);
        int begin = layout.mark();
        var pre = rank.placing() || piece.pre() == null ? List.<Ir>of() : analyzer.clause(piece.pre(), 1, scope);
        var ways = new ArrayList<RuleProgram.Way>();
        int afterPre = layout.mark();
        for (var move : moves) {
            layout.rewind(afterPre);
            var inner = scope.fork();
            var own = analyzer.clause(move.form(), move.from(), inner);
            var post = rank.placing() || piece.post() == null ? List.<Ir>of() : analyzer.clause(piece.post(), 1, inner);
            var body = supplied(rank.supply(), move, order.allowing(move.type(), inner.opening(own)));
            ways.add(new RuleProgram.Way(Clauses.span(move.form()), body, after.following(post)));
        }
        layout.rewind(begin);
        var before = scope.opening(pre);
        if (before.stream().allMatch(GameBuilder::isRunOnce)) {
            return List.of(
                    new RuleProgram(piece.name(), type, rank.priority(), rank.placing(), rank.supply(), before, ways));
        }
        return ways.stream()
                .map(w -> new RuleProgram(
                        piece.name(), type, rank.priority(), rank.placing(), rank.supply(), before, List.of(w)))
                .toList();
    }

    private static boolean isRunOnce(Ir statement) {
        return !IrTree.contains(
                statement,
                e -> e instanceof Ir.Any
                        || e instanceof Ir.AnyOf
                        || e instanceof Ir.AnyPiece
                        || e instanceof Ir.AnyPlace
                        || e instanceof Ir.AnyConnected
                        || e instanceof Ir.Call
                        || e instanceof Ir.EndMove
                        || e instanceof Ir.GlobalRef
                        || e instanceof Ir.GlobalAssign);
    }

    private int priority(MoveDefinition move) {
        return priority(move.priority(), move.type(), move.form());
    }

    private int priority(@Nullable Long number, @Nullable String type, PersistentList form) {
        if (number != null) {
            return (int) (long) number;
        }
        var ranks = definition.priorities();
        if (type == null || ranks.isEmpty()) {
            return 0;
        }
        int rank = ranks.indexOf(type);
        if (rank < 0 && order.types().contains(type)) {
            return 0;
        }
        if (rank < 0) {
            throw SenetException.at(
                    Clauses.span(form),
                    "the game's priorities do not name the type `" + type + "`",
                    "they are: " + String.join(" ", ranks));
        }
        return ranks.size() - rank;
    }

    private List<Condition> conditions(List<PersistentList> clauses, Supplier<FrameLayout> layouts, BoardNames names) {
        return clauses.stream()
                .map(clause -> condition(layouts.get(), names, clause))
                .toList();
    }

    /** What the player to move may claim. */
    private List<Condition> claims(Supplier<FrameLayout> layouts, BoardNames names) {
        var clauses = definition.claims();
        var claims = conditions(clauses, layouts, names);
        for (int i = 0; i < claims.size(); i++) {
            if (claims.get(i).player() != 0) {
                throw SenetException.at(
                        Clauses.span(clauses.get(i), 1),
                        "a claim is that of the player to move, and names no other",
                        "`(check " + Clauses.text(clauses.get(i), 1) + ")` holds if it is that player's turn");
            }
            if (claims.get(i).isLate()) {
                throw SenetException.at(
                        Clauses.span(clauses.get(i)),
                        "nothing can be claimed where there are no moves: the game is over there",
                        "a condition that asks `no-moves?` stands outside of `claim`");
            }
        }
        return claims;
    }

    private Condition condition(FrameLayout layout, BoardNames names, PersistentList clause) {
        var outcome = Condition.Outcome.valueOf(Clauses.head(clause).toUpperCase(java.util.Locale.ROOT));
        boolean named = clause.size() > 2 && clause.get(1) instanceof Symbol s && players.contains(s.name());
        int player = named ? player(clause, 1) : 0;
        var analyzer = new Analyzer(context, handlers, names);
        var body = analyzer.statements(clause, named ? 2 : 1, RuleScope.empty(layout));
        var condition = new Condition(outcome, player, body, clause);
        condition.validate();
        return condition;
    }
}
