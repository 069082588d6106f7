package org.senet.trace;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;
import org.senet.trace.Completed.Fate;

/**
 * Writes down what happens during one generation of moves. The rules follow one path at a time, so there is always one
 * innermost branch. Belongs to one thread.
 */
public final class Recorder {
    private static final int MOST_OBSERVED = 200;

    private final IntPredicate wanted;
    private final int limit;
    private final List<Attempt> attempts = new ArrayList<>();
    private final List<Completed> completed = new ArrayList<>();
    private final List<Completed> alive = new ArrayList<>();
    private final List<Observation> observations = new ArrayList<>();
    private final List<Event.Written> pending = new ArrayList<>();
    private final List<Failure> failures = new ArrayList<>();
    private final Deque<Ending> endings = new ArrayDeque<>();
    private final Map<String, List<Event.Written>> writers = new HashMap<>();
    private @Nullable Attempt attempt;
    private @Nullable Branch branch;
    private Event.@Nullable Choice open;
    private int attackerPosition = -1;
    private int attackerPiece;
    private boolean recording;
    private boolean truncated;
    private int events;
    private int searches;

    /** A remembered check that has failed when it was judged again. */
    private record Failure(Phrase phrase, List<Observation> values) {}

    /**
     * Nothing has happened yet.
     *
     * @param wanted for which positions (-1 for what needs none) everything is written down; of the others only the moves
     * @param limit how many events are written down at most
     */
    public Recorder(IntPredicate wanted, int limit) {
        this.wanted = wanted;
        this.limit = limit;
    }

    /** Where rules began, in order. */
    public List<Attempt> attempts() {
        return attempts;
    }

    /** All moves that reached the end of their rules, in order. */
    public List<Completed> completed() {
        return completed;
    }

    /** Whether more happened than was written down. */
    public boolean isTruncated() {
        return truncated;
    }

    /** The last change of a global to a value, or null. */
    @TruffleBoundary
    public Event.@Nullable Written writer(String global, Object value) {
        return writers.getOrDefault(global, List.of()).stream()
                .filter(w -> w.value().equals(value))
                .reduce((a, b) -> b)
                .orElse(null);
    }

    // ---- attempts and branches

    /** Rules begin at a position. */
    @TruffleBoundary
    public void begin(Attempt.Kind kind, int position, int piece, int rank) {
        branch = new Branch(null, null, null, position);
        open = null;
        attempt = new Attempt(kind, position, piece, rank, branch);
        recording = wanted.test(position);
        observations.clear();
        attempts.add(attempt);
    }

    /** Rules that have begun at a position have come to their end in all ways. */
    @TruffleBoundary
    public void finish() {
        attempt = null;
        branch = null;
        recording = false;
        pending.clear();
    }

    private boolean isRecording() {
        return recording && searches == 0;
    }

    private void add(Event event) {
        if (!isRecording() || branch == null) {
            return;
        }
        if (events >= limit && !(event instanceof Event.End)) {
            truncated = true;
            return;
        }
        events++;
        branch.events().add(event);
    }

    /** A choice begins, whose ways are branches; null inside of a search. */
    @TruffleBoundary
    public Event.@Nullable Choice choice(Phrase phrase) {
        if (!isRecording()) {
            return null;
        }
        var choice = new Event.Choice(phrase);
        add(choice);
        return choice;
    }

    /** From now on branches are ways of that choice; returns the choice whose ways they were before. */
    @TruffleBoundary
    public Event.@Nullable Choice open(Event.@Nullable Choice choice) {
        var outer = open;
        open = choice;
        return outer;
    }

    /**
     * One way of the open choice begins.
     *
     * @param phrase what is chosen, if that is a form
     * @param value the value that is chosen, if it is one
     * @return what {@link #leave} wants
     */
    @TruffleBoundary
    public Mark enter(@Nullable Phrase phrase, @Nullable Object value, int position) {
        var mark = new Mark(branch, observations.size(), pending.size());
        if (open != null && isRecording()) {
            branch = new Branch(branch, phrase, value, position);
            if (events < limit) {
                open.branches().add(branch);
            }
        }
        if (searches == 0) {
            observations.clear();
        }
        return mark;
    }

    /** A way of a choice has been followed to all its ends. */
    @TruffleBoundary
    public void leave(Mark mark, boolean stopped) {
        if (searches == 0) {
            branch = mark.branch;
            observations.clear();
            while (pending.size() > mark.pending) {
                pending.removeLast();
            }
        } else if (!stopped) {
            forgetFrom(mark.observations);
        }
    }

    /** The place in the record to which one comes back. */
    public record Mark(@Nullable Branch branch, int observations, int pending) {}

    // ---- conditions

    /** A condition is looked at anew. */
    @TruffleBoundary
    public int beginCheck() {
        if (searches == 0) {
            observations.clear();
        }
        return observations.size();
    }

    /** A condition was checked; observations since its beginning are its values. */
    @TruffleBoundary
    public void check(Phrase phrase, boolean held, int from, int to) {
        if (searches == 0) {
            add(new Event.Check(phrase, held, from, to, List.copyOf(observations)));
            observations.clear();
        }
    }

    /** Forgets what has been observed from a number on, where a search goes back. */
    @TruffleBoundary
    public void forgetFrom(int size) {
        while (observations.size() > size) {
            observations.removeLast();
        }
    }

    /** A value was looked at. */
    @TruffleBoundary
    public void observe(Observation observation) {
        if (observations.size() < MOST_OBSERVED) {
            observations.add(observation);
        }
    }

    /** A value was looked at. */
    @TruffleBoundary
    public void observe(Phrase phrase, @Nullable Object value) {
        observe(Observation.value(phrase, value));
    }

    /** How many values have been looked at. */
    public int observed() {
        return observations.size();
    }

    /** Attacks will be looked for. */
    @TruffleBoundary
    public void noAttacker() {
        attackerPosition = -1;
        attackerPiece = 0;
    }

    /** The rules of a possible attacker are followed. */
    @TruffleBoundary
    public void attacker(int position, int piece) {
        attackerPosition = position;
        attackerPiece = piece;
    }

    /** It was asked whether a piece is attacked or defended; if it is, the last possible attacker is one. */
    @TruffleBoundary
    public void observeAttack(Observation.Kind kind, Phrase phrase, boolean attacked, int at, int piece) {
        int attacker = attacked ? attackerPosition : -1;
        observe(new Observation(kind, phrase, attacked, at, piece, attacker, attacked ? attackerPiece : 0));
    }

    /** Whether nothing but values is written down, because this is a search inside of a condition. */
    public boolean isSearching() {
        return searches > 0;
    }

    /** A search inside of a condition begins. */
    @TruffleBoundary
    public void beginSearch() {
        searches++;
    }

    /** The innermost search is over. */
    @TruffleBoundary
    public void endSearch() {
        searches--;
    }

    // ---- what is done

    /** Something was done to the board. */
    @TruffleBoundary
    public void effect(Phrase phrase, long entry) {
        add(new Event.Effect(phrase, entry));
    }

    /** The path asks that no longer move be found. */
    @TruffleBoundary
    public void deferral(Phrase phrase) {
        add(new Event.Deferral(phrase));
    }

    // ---- moves

    /**
     * A move was completed.
     *
     * @param start where it begins in the list of moves, or -1 when it was not added because there was the same one
     */
    @TruffleBoundary
    public void end(long[] entries, boolean unlessLonger, int position, int start) {
        if (attempt == null || branch == null) {
            return;
        }
        var move = new Completed(attempt, branch, entries, unlessLonger, position, start);
        completed.add(move);
        pending.forEach(w -> w.completed(move));
        if (start >= 0) {
            alive.add(move);
        } else {
            move.setFate(new Fate.Merged(SameMove.first(alive, entries)));
        }
        add(new Event.End(move));
    }

    /** The move may end here or go on: it ends, first. */
    @TruffleBoundary
    public void beginEndMove() {
        endings.push(new Ending(alive.size()));
    }

    /** The move goes on where it could have ended. */
    @TruffleBoundary
    public void goesOn() {
        var ending = endings.element();
        ending.to = alive.size();
        ending.completed = completed.size();
    }

    /** The move has gone on in all ways: endings that were to hold only if nothing longer is found are annulled. */
    @TruffleBoundary
    public void finishEndMove() {
        var ending = endings.pop();
        if (completed.size() > ending.completed) {
            var longer = List.copyOf(completed.subList(ending.completed, completed.size()));
            for (int i = Math.min(ending.to, alive.size()) - 1; i >= ending.from; i--) {
                if (alive.get(i).unlessLonger()) {
                    alive.remove(i).setFate(new Fate.Annulled(longer));
                }
            }
        }
    }

    /** A place where the move could end: which moves ended there, and which ones came before it went on. */
    private static final class Ending {
        private final int from;
        private int to;
        private int completed;

        Ending(int from) {
            this.from = from;
        }
    }

    /** A global is about to be changed, and remembered checks to be judged. */
    @TruffleBoundary
    public void beginJudging() {
        failures.clear();
    }

    /** A remembered check does not hold any more: its move will be dropped. */
    @TruffleBoundary
    public void failed(Phrase phrase, int mark) {
        failures.add(new Failure(phrase, List.copyOf(observations.subList(mark, observations.size()))));
    }

    /**
     * A global has been changed, and moves for which a remembered check failed were dropped.
     *
     * @param starts where the moves begin that are left in the list
     */
    @TruffleBoundary
    public void written(Phrase phrase, String name, Object value, int... starts) {
        var written = new Event.Written(phrase, name, value);
        writers.computeIfAbsent(name, n -> new ArrayList<>()).add(written);
        pending.add(written);
        add(written);
        drop(written, starts);
    }

    /** The same within a function, whose change of the global is written down when the function goes on. */
    @TruffleBoundary
    public void judged(Phrase phrase, String name, Object value, int... starts) {
        var written = new Event.Written(phrase, name, value);
        pending.add(written);
        drop(written, starts);
    }

    private void drop(Event.Written written, int... starts) {
        int failure = 0;
        int left = 0;
        for (var move : List.copyOf(alive)) {
            if (left < starts.length && starts[left] == move.start()) {
                left++;
            } else {
                alive.remove(move);
                var reason = failures.get(failure++);
                move.setFate(new Fate.Dropped(reason.phrase, reason.values, written));
            }
        }
    }

    /**
     * When all moves have been found, one turned out to be equal to another one.
     *
     * @param start where it begins in the list of moves
     * @param first where the one begins that was found first
     */
    @TruffleBoundary
    public void merged(int start, int first) {
        var kept = alive.stream().filter(m -> m.start() == first).findFirst().orElse(null);
        alive.stream().filter(m -> m.start() == start).findFirst().ifPresent(move -> {
            alive.remove(move);
            move.setFate(new Fate.Merged(kept));
        });
    }

    // ---- ranks

    /**
     * The rules of a lower rank begin, though moves of a higher one were found: what they find does not count.
     *
     * @return the moves that were found, which {@link #endOutranked} wants
     */
    @TruffleBoundary
    public List<Completed> beginOutranked() {
        var found = List.copyOf(alive);
        alive.clear();
        return found;
    }

    /** Rules that do not count were left by an error. */
    @TruffleBoundary
    public void leave(SenetException error) {
        searches = 0;
        endings.clear();
        add(new Event.Broken(error.withoutHint()));
        finish();
    }

    /** The rules of a lower rank have been followed. */
    @TruffleBoundary
    public void endOutranked(List<Completed> found) {
        alive.forEach(move -> move.setFate(new Fate.Outranked(found)));
        alive.clear();
        alive.addAll(found);
    }

    /** The legal moves, in order. */
    public List<Completed> legal() {
        return alive;
    }
}
