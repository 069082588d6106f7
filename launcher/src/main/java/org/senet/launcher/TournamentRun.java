package org.senet.launcher;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.cluster.Openings;
import org.senet.cluster.observation.Seeds;
import org.senet.launcher.statistics.Sprt;

/** Plays the games of a tournament, several at a time, each thread in a context of its own. */
final class TournamentRun {
    /** Rules need much stack. */
    private static final long STACK = 64L << 20;

    private final Tournament tournament;
    private final TournamentJournal journal;
    private final PrintStream err;
    private final @Nullable GameFile file;
    private final TreeMap<Long, TournamentGame> done = new TreeMap<>();
    private long next;
    private boolean ended;

    /**
     * @param err where is told what programs do wrong
     * @param file where games go besides; null for nowhere
     */
    TournamentRun(Tournament tournament, TournamentJournal journal, PrintStream err, @Nullable GameFile file) {
        this.tournament = tournament;
        this.journal = journal;
        this.err = err;
        this.file = file;
        journal.games().forEach(game -> done.put(game.number(), game));
    }

    /** Begins no more games, and forgets those that end from now on. */
    synchronized void end() {
        ended = true;
    }

    /**
     * The games that count, in the order of their numbers. Where a sequential test has decided, those behind the pair that has
     * decided do not.
     */
    synchronized List<TournamentGame> games() {
        var sprt = tournament.sprt();
        var all = List.copyOf(done.values());
        if (sprt != null) {
            var pairs = Standings.pairs(all);
            for (int count = 1; count <= pairs.size(); count++) {
                if (sprt.decision(pairs.subList(0, count)) != Sprt.Decision.OPEN) {
                    return all.subList(0, 2 * count);
                }
            }
        }
        return all;
    }

    /** How many games were played. */
    synchronized int played() {
        return done.size();
    }

    private synchronized Tournament.@Nullable Pairing next() {
        while (done.containsKey(next)) {
            next++;
        }
        if (ended || next >= tournament.games() || isDecided()) {
            return null;
        }
        return tournament.pairing(next++);
    }

    private boolean isDecided() {
        var sprt = tournament.sprt();
        if (sprt == null) {
            return false;
        }
        var pairs = Standings.pairs(done.values());
        for (int count = 1; count <= pairs.size(); count++) {
            if (sprt.decision(pairs.subList(0, count)) != Sprt.Decision.OPEN) {
                return true;
            }
        }
        return false;
    }

    private void add(TournamentGame game, GameSession session) throws IOException {
        keep(game, session);
        synchronized (this) {
            if (!ended) {
                journal.add(game);
                done.put(game.number(), game);
            }
        }
    }

    /** Plays until no more games are to begin. */
    void play(GameSession session, int threads, Contest.Opener opener) throws IOException {
        journal.games().forEach(game -> keep(game, session));
        var failure = new AtomicReference<@Nullable Exception>();
        var others = new ArrayList<Thread>();
        for (int i = 1; i < threads; i++) {
            var thread = new Thread(null, () -> playBeside(opener, failure), "tournament-" + i, STACK);
            thread.setDaemon(true);
            others.add(thread);
            thread.start();
        }
        try {
            play(session);
        } catch (IOException | RuntimeException e) {
            end();
            throw e;
        } finally {
            join(others);
        }
        switch (failure.get()) {
            case IOException e -> throw e;
            case RuntimeException e -> throw e;
            case null, default -> {
                // Nothing else is thrown.
            }
        }
    }

    private void playBeside(Contest.Opener opener, AtomicReference<@Nullable Exception> failure) {
        try {
            opener.use(session -> {
                play(session);
                return 0;
            });
        } catch (IOException | RuntimeException e) {
            failure.compareAndSet(null, e);
            end();
        }
    }

    private static void join(List<Thread> threads) {
        for (var thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Plays in a context. Games of the same two players stand together, so that their programs are started once. */
    private void play(GameSession session) throws IOException {
        Table table = null;
        int first = -1;
        int second = -1;
        try {
            for (var pairing = next(); pairing != null; pairing = next()) {
                int one = Math.min(pairing.first(), pairing.second());
                int other = Math.max(pairing.first(), pairing.second());
                if (table == null || one != first || other != second) {
                    if (table != null) {
                        table.close();
                    }
                    table = new Table(session.context(), seats(session, one, other), err);
                    first = one;
                    second = other;
                }
                add(play(session, table, pairing), session);
            }
        } finally {
            if (table != null) {
                table.close();
            }
        }
    }

    private Map<String, Seat> seats(GameSession session, int one, int other) {
        var sides = session.game().players();
        var seats = new LinkedHashMap<String, Seat>();
        seats.put(
                sides.get(0),
                session.program("--player", tournament.entrants().get(one).who())
                        .again());
        seats.put(
                sides.get(1),
                session.program("--player", tournament.entrants().get(other).who())
                        .again());
        return seats;
    }

    private TournamentGame play(GameSession session, Table table, Tournament.Pairing pairing) throws IOException {
        var start = opened(session.start(), pairing.pair());
        var seeds = new SplittableRandom(Seeds.of(tournament.seed(), pairing.number()));
        var played = table.play(start, false, tournament.moves(), seeds::nextLong, pairing.isSwapped() ? 1 : 0);
        var winner = played.winner();
        return new TournamentGame(
                pairing.number(),
                start.fen(),
                played.names().get(),
                played.outcome(),
                winner == null ? -1 : session.game().players().indexOf(winner),
                played.result());
    }

    /** Where a pair of games begins. */
    private Position opened(Position start, long pair) {
        var openings = tournament.openings();
        long round = pair % tournament.rounds();
        var position =
                openings.isEmpty() ? start : MoveFinder.play(start, openings.get((int) (round % openings.size())));
        return Openings.after(position, tournament.opening(), Seeds.of(~tournament.seed(), round));
    }

    /** Keeps the text of a game for the file, because only the thread that has the game open can write it. */
    private void keep(TournamentGame game, GameSession session) {
        if (file == null) {
            return;
        }
        var sides = session.game().players();
        var pairing = tournament.pairing(game.number());
        var names = List.of(
                tournament.entrants().get(pairing.first()).name(),
                tournament.entrants().get(pairing.second()).name());
        var played = new Table.Played(
                game.outcome(),
                game.winner() < 0 ? null : sides.get(game.winner()),
                List.of(),
                game.moves().size(),
                0,
                0,
                game.result(),
                game::moves);
        var headers = GameFile.headers(session.game().name(), game.number(), sides, names);
        file.add(game.number(), file.text(session.context(), begun(game, session), played, headers));
    }

    private static Position begun(TournamentGame game, GameSession session) {
        var start = session.start();
        return start.fen().equals(game.position()) ? start : session.game().position(game.position());
    }

    /** Writes all games that count into the file, if there is one. */
    void save() throws IOException {
        if (file != null) {
            file.keep(numbers());
            file.write();
        }
    }

    /** Writes the games that count when the process is interrupted, if there is a file that is not written yet. */
    void saveInterrupted() {
        if (file != null) {
            file.keep(numbers());
            file.writeInterrupted(err);
        }
    }

    private List<Long> numbers() {
        return games().stream().map(TournamentGame::number).toList();
    }
}
