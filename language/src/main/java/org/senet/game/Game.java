package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.errors.DeepRecursion;
import org.senet.errors.SenetException;
import org.senet.runtime.MemberObject;
import org.senet.runtime.Members;
import org.senet.runtime.SenetContext;
import org.senet.state.Design;
import org.senet.state.MoveBuffer;
import org.senet.state.Snapshot;
import org.senet.state.State;
import org.senet.translator.RuleClauses;
import org.senet.translator.RuleCompiler;

/**
 * A game that is ready to be played: its rules as code, and the position at its start. Immutable; generation on different
 * states may run in different threads.
 */
public final class Game extends MemberObject implements Printable, HasKind {
    private static final Members<Game> MEMBERS = new Members<>(Game.class)
            .value("name", Game::name)
            .value("summary", GameSummary::of)
            .array("players", g -> g.players(false))
            .array("chance", g -> g.players(true))
            .array("endings", g -> EndingView.of(g.ends))
            .value("turns", g -> (long) g.design.turnCount())
            .value("start", Game::start)
            .value("letters", g -> g.texts.lettersByType())
            .value("promotionSigns", g -> g.fen == null ? PersistentMap.EMPTY : g.fen.promotionSigns())
            .array("types", g -> g.texts.names())
            .value("symbols", g -> g.texts.symbolsByType())
            .value("called", g -> g.texts.inRecordsByType())
            .value("pieceAttributes", Game::attributesByType)
            .array("variants", Game::variants)
            .value("options", Game::options)
            .value("positions", Geometry::positions)
            .value("directions", Geometry::directions)
            .value("dimensions", BoardView::dimensions)
            .array("squares", BoardView::squares)
            .array("zones", BoardView::zones)
            .value("layout", BoardView::layout)
            .value("pictures", BoardView::looks)
            .method("steps", 1, (g, a) -> PersistentVector.from(BoardView.steps(g, text(a, 0))))
            .method("at", 2, (g, a) -> Geometry.at(g, a))
            .method("square", 2, Geometry::square)
            .method("fileAndRank", 1, (g, a) -> Geometry.fileAndRank(g, text(a, 0)))
            .method("step", 3, (g, a) -> Geometry.step(g, text(a, 0), text(a, 1), text(a, 2)))
            .method("position", 1, (g, a) -> PositionText.read(g, text(a, 0)))
            .method("plan", 2, (g, a) -> Plans.of(g, text(a, 0), a[1]))
            .method("variant", 1, (g, a) -> g.variant(text(a, 0)))
            .method("perftTable", 1, (g, a) -> PerftTable.of(g, a[0]))
            .method("withOption", 2, (g, a) -> g.withOption(text(a, 0), text(a, 1)));

    private static final Maker WITHOUT_CONTEXT = new Maker() {
        @Override
        public Game build(GameDefinition changed) {
            throw new IllegalStateException("a game without a context");
        }

        @Override
        public GameCode code(GameDefinition same) {
            throw new IllegalStateException("a game without a context");
        }
    };

    private final GameDefinition definition;
    private final Design design;
    private final RuleCompiler compiler;
    private final CallTarget[] generators;
    private final OneMove oneMove;
    private final boolean annotatesAll;
    private final Ends ends;
    private final PerftCode perftCode;
    private final Outcomes outcomes;
    private final @Nullable Scoring scoring;
    private final @Nullable Scoring evaluation;
    private final Snapshot start;
    private final PieceTexts texts;
    private @Nullable RecordNotations notations;
    private final @Nullable FenText fen;
    private final Naming naming;
    private final States states;
    private final Maker maker;

    /** Understands the game's definition, or one that was made from it, once more in the context that has built the game. */
    interface Maker {
        /** The game of a definition. */
        Game build(GameDefinition changed);

        /** The rules of a definition as code. */
        GameCode code(GameDefinition same);
    }

    Game(
            GameDefinition definition,
            Design design,
            RuleCompiler compiler,
            Ends ends,
            PerftCode perftCode,
            @Nullable Scoring scoring,
            @Nullable Scoring evaluation,
            Naming naming,
            Snapshot start,
            PieceTexts texts,
            Maker maker) {
        this.definition = definition;
        this.design = design;
        this.ends = ends;
        outcomes = new Outcomes(this, ends);
        this.perftCode = perftCode;
        this.scoring = scoring;
        this.evaluation = evaluation;
        this.naming = naming;
        this.start = start;
        this.texts = texts;
        this.maker = maker;
        var layout = FenLayout.read(definition.fen(), design);
        fen = layout == null ? null : new FenText(this, layout);
        generators = new CallTarget[design.pieces.ownerCount() + 1];
        for (int p = 1; p < generators.length; p++) {
            generators[p] = compiler.generator(p, false);
        }
        this.compiler = compiler;
        states = new States(design, compiler);
        annotatesAll = compiler.isWatched();
        oneMove = new OneMove(this, compiler.numbered());
    }

    /** The game without what belongs to the context that has built it, to be kept for others: it cannot be played. */
    Game detached() {
        return with(naming.detached(), WITHOUT_CONTEXT);
    }

    /** The same game, with the same code, in another context. */
    Game in(SenetContext context, Maker itsMaker) {
        return with(naming.in(context), itsMaker);
    }

    private Game with(Naming itsNaming, Maker itsMaker) {
        return new Game(
                definition, design, compiler, ends, perftCode, scoring, evaluation, itsNaming, start, texts, itsMaker);
    }

    /** The title. */
    public String name() {
        return definition.name();
    }

    GameDefinition definition() {
        return definition;
    }

    /** The rules before translation, analyzed anew at each call; the context that has built the game must be entered. */
    public GameCode code() {
        return maker.code(definition);
    }

    /** What does not change while the game is played. */
    public Design design() {
        return design;
    }

    /** Whether a player takes part: it has turns, or may win without. Others only own pieces. */
    private boolean takesPart(int player) {
        return scoring != null && scoring.values()[player] != null
                || IntStream.range(0, design.turnCount()).anyMatch(turn -> design.player(turn) == player)
                || ends.speakOf(player);
    }

    /** The names, in order, of the players who move by chance, or of the others who take part. */
    private List<String> players(boolean chance) {
        return IntStream.rangeClosed(1, design.pieces.ownerCount())
                .filter(p -> design.sides.isChance(p) == chance && (chance || takesPart(p)))
                .mapToObj(design.pieces::ownerName)
                .toList();
    }

    /** The players' names in order. */
    public List<String> players() {
        return IntStream.rangeClosed(1, design.pieces.ownerCount())
                .mapToObj(design.pieces::ownerName)
                .toList();
    }

    /** For each type of piece (from 1) the letters that stand for it. */
    public String letter(int type) {
        return texts.letters().get(type - 1);
    }

    /** In which notations of other languages moves may be written. */
    RecordNotations notations() {
        var known = notations;
        if (known == null) {
            known = RecordNotations.of(this);
            notations = known;
        }
        return known;
    }

    /** What stands for the types of pieces outside of rules. */
    PieceTexts texts() {
        return texts;
    }

    private PersistentMap attributesByType() {
        var map = PersistentMap.EMPTY;
        for (int type = 1; type <= texts.letters().size(); type++) {
            map = map.assoc(design.pieces.typeName(type), PersistentVector.from(design.attributeNames(type)));
        }
        return map;
    }

    /** The form of positions as text that the game's text describes, or null when it is the general one. */
    @Nullable
    FenText fen() {
        return fen;
    }

    /** How the game's text wants moves to be called. */
    Naming naming() {
        return naming;
    }

    /** The position at the start. */
    public Position start() {
        return new Position(this, start);
    }

    /**
     * The same game with one option changed.
     *
     * @throws SenetException when there is no such option or it has no such value
     */
    public Game withOption(String key, String value) {
        return maker.build(definition.withOption(key, value));
    }

    /** The game's own options: for each the values that it may have, the default first. */
    private PersistentMap options() {
        var all = PersistentMap.EMPTY;
        for (var option : definition.choices().entrySet()) {
            all = all.assoc(option.getKey(), PersistentVector.from(option.getValue()));
        }
        return all;
    }

    /** The titles of the variants that the game's text makes of it. */
    public List<String> variants() {
        return definition.variants().stream().map(GameDefinition::name).toList();
    }

    /**
     * A variant by its title, or this game by its own.
     *
     * @throws SenetException when there is none of that name
     */
    public Game variant(String title) {
        if (title.equals(name())) {
            return this;
        }
        for (var variant : definition.variants()) {
            if (variant.name().equals(title)) {
                return maker.build(variant);
            }
        }
        var titles = new java.util.ArrayList<>(variants());
        titles.addFirst(name());
        throw SenetException.runtime(
                null,
                "there is no variant `" + title + "`",
                variants().isEmpty() ? "this game has none" : "the variants are: " + String.join(", ", titles));
    }

    /** The states on which the rules run. */
    States states() {
        return states;
    }

    /** A state of this game, at its start. */
    public State newState() {
        return states.at(start);
    }

    /** The position that a state is now. */
    public Position positionOf(State state) {
        return new Position(this, state.save());
    }

    /**
     * Finds the legal moves of the player to move; none when the game is over. Afterwards the state is as before.
     *
     * @param moves receives the moves, in the order in which the rules find them
     */
    @TruffleBoundary
    public void generate(State state, MoveBuffer moves) {
        generate(state, moves, generator(state.player));
    }

    /** Whether all moves are found with their notation, because tools look on. */
    boolean annotatesAll() {
        return annotatesAll;
    }

    /** Like {@link #generateOrEnd}, but the log entries of the moves also hold their notation and parts. */
    @Nullable
    Result generateAnnotatedOrEnd(State state, MoveBuffer moves) {
        return outcomes.of(generate(state, moves, annotatingGenerator(state.player)), state, moves);
    }

    /** Like {@link #generateAnnotatedOrEnd}, and what happens is written down in the state's record. */
    void generateTraced(State state, MoveBuffer moves) {
        generate(state, moves, compiler.tracer(state.player));
    }

    /** The code that finds the moves of a player with their notation and parts. */
    CallTarget annotatingGenerator(int player) {
        return compiler.generator(player, true);
    }

    /** Finds clauses of the rules by what these may do. */
    RuleClauses clauses() {
        return compiler.clauses();
    }

    /**
     * What is known of the programs of a player before they run, as lines for people.
     *
     * @param type the number of the type of piece; 0 for all
     */
    List<String> plan(int player, int type) {
        return compiler.plan(player, type);
    }

    /** The code that finds the moves of a player. */
    CallTarget generator(int player) {
        return generators[player];
    }

    /** Makes a state ready for code that finds moves. */
    void begin(State state, MoveBuffer moves) {
        state.beginGeneration(moves);
    }

    /** Returns the condition by which the game is over already, or null when there may be moves. */
    @Nullable
    Condition generate(State state, MoveBuffer moves, CallTarget generator) {
        begin(state, moves);
        var ended = ends.beforeMoves(state);
        if (ended == null) {
            try {
                generator.call(state.arguments);
            } catch (StackOverflowError e) {
                throw DeepRecursion.error(e, null);
            }
        }
        return ended;
    }

    /**
     * Finds the legal moves as {@link #generate} does, for players that take what may be claimed as claimed.
     *
     * @return how the game has ended, or by the claim of the player to move would end; null when it goes on
     */
    @TruffleBoundary
    public @Nullable Result generateOrClaim(State state, MoveBuffer moves) {
        var claim = outcomes.claim(state);
        var end = generateOrEnd(state, moves);
        return end != null ? end : claim;
    }

    /**
     * Finds the legal moves as {@link #generate} does.
     *
     * @return how the game has ended; null when there are moves
     */
    @TruffleBoundary
    public @Nullable Result generateOrEnd(State state, MoveBuffer moves) {
        return outcomes.of(generate(state, moves, generator(state.player)), state, moves);
    }

    /**
     * The number of legal moves.
     *
     * @param moves of no account afterwards
     */
    @TruffleBoundary
    long count(State state, MoveBuffer moves) {
        if (!oneMove.canCount()) {
            generate(state, moves);
            return moves.size();
        }
        oneMove.count(state, moves);
        return state.completed;
    }

    /** The code that counts the leaves of trees for a {@link Perft}. */
    CallTarget perftCode() {
        return perftCode.target();
    }

    /** The code that counts the last two plies of them. */
    CallTarget twigsCode() {
        return perftCode.twigs();
    }

    /** The code that plays random games of moves that only put down a piece; null where there are others. */
    @Nullable
    CallTarget randomDropsCode() {
        return perftCode.randomDrops();
    }

    /** How it ends. */
    Outcomes outcomes() {
        return outcomes;
    }

    /** Finds single moves. */
    OneMove oneMove() {
        return oneMove;
    }

    /** The points of each player, in order; null for one that has none, and no elements in a game without points. */
    public List<Object> scores(State state) {
        return scoring == null ? List.of() : scoring.of(state);
    }

    /** Whether players have points. */
    public boolean hasScores() {
        return scoring != null;
    }

    /** Whether the game's text says how good a position is for its players. */
    public boolean hasEvaluation() {
        return evaluation != null;
    }

    /** How good the position is for each player, as the game's text says; null for one that it does not mention. */
    public List<Object> evaluation(State state) {
        return evaluation == null ? List.of() : evaluation.of(state);
    }

    private static String text(Object[] arguments, int index) {
        if (InteropLibrary.getUncached().isNull(arguments[index])) {
            throw SenetException.runtime(null, "a text is expected, not nil", null);
        }
        return Printer.str(arguments[index]);
    }

    @Override
    protected Members<?> members() {
        return MEMBERS;
    }

    @Override
    public String kind() {
        return "game";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<game ").append(name()).append('>');
    }

    @Override
    public String toString() {
        return name();
    }
}
