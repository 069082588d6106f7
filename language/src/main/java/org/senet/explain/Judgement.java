package org.senet.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.trace.Attempt;
import org.senet.trace.Completed;
import org.senet.trace.Completed.Fate;
import org.senet.trace.Event;
import org.senet.trace.Observation;

/** Finds out why a move is legal or not. */
final class Judgement {
    private static final int MOST_MOVES = 3;
    private static final int MOST_PATHS = 50;

    private final Subject subject;
    private final Sentences sentences;
    private final Request request;

    Judgement(Subject subject, Sentences sentences, Request request) {
        this.subject = subject;
        this.sentences = sentences;
        this.request = request;
    }

    Verdict verdict() {
        var named = named();
        if (!named.isEmpty()) {
            return completed(named);
        }
        if (request.squares().isEmpty()) {
            var rules = subject.naming().rules(request.text());
            if (!rules.isEmpty()) {
                return called(rules);
            }
        }
        request.requireKnown(subject.design(), subject.legal());
        var attempts = attempts();
        if (attempts.isEmpty()) {
            var paths = withoutPiece();
            return paths.isEmpty() ? nothingTried() : failed(paths);
        }
        return request.squares().size() == 1
                        && request.type() == 0
                        && attempts.getFirst().kind() == Attempt.Kind.MOVE
                ? piece(attempts)
                : stopped(attempts);
    }

    // ---- moves that reached their end

    /** The moves that the text means, by their names or else by the positions that they go from and to. */
    private List<Completed> named() {
        var all = subject.record().completed();
        int legal = subject.legal().indexOf(request.text());
        if (legal >= 0) {
            return List.of(subject.record().legal().get(legal));
        }
        var called = all.stream()
                .filter(m -> subject.texts().isCalled(m.entries(), request.text()))
                .toList();
        if (!called.isEmpty() || request.squares().isEmpty()) {
            return called;
        }
        var ends = List.of(request.squares().getFirst(), request.squares().getLast());
        boolean whole = request.squares().size() > 1;
        return all.stream()
                .filter(m -> whole ? subject.texts().ends(m.entries()).equals(ends) && passes(m) : isPlacedThere(m))
                .toList();
    }

    /** Whether a move goes by way of the positions between the first one and the last one that are named. */
    private boolean passes(Completed move) {
        if (request.squares().size() == 2) {
            return true;
        }
        var near = near();
        return Path.of(move.attempt()).stream().anyMatch(p -> p.end() == move && near.agrees(p));
    }

    private boolean isPlacedThere(Completed move) {
        return move.attempt().kind() == Attempt.Kind.PLACE
                && move.attempt().position() == request.squares().getFirst()
                && isWanted(move.attempt());
    }

    private Near near() {
        int from = request.squares().size() == 1 ? 0 : 1;
        return new Near(
                subject.design(),
                subject.player(),
                request.squares().subList(from, request.squares().size()));
    }

    private Verdict completed(List<Completed> moves) {
        var move = moves.stream()
                .min(Comparator.comparingInt(m -> order(m.fate())))
                .orElseThrow();
        var paths = moves.stream()
                .map(Completed::attempt)
                .distinct()
                .flatMap(a -> Path.of(a).stream())
                .filter(p -> p.end() != null && isConcerned(p.end(), moves))
                .limit(MOST_PATHS)
                .toList();
        var name = Sentences.quoted(subject.name(move));
        return switch (move.fate()) {
            case Fate.Found f -> found(move, name, paths);
            case Fate.Merged m -> merged(m, name, paths);
            case Fate.Annulled a -> annulled(a, name, paths);
            case Fate.Dropped d -> dropped(d, name, paths);
            case Fate.Outranked o -> outranked(move, o, name, paths);
        };
    }

    private static int order(Fate fate) {
        return switch (fate) {
            case Fate.Found f -> 0;
            case Fate.Annulled a -> 1;
            case Fate.Dropped d -> 2;
            case Fate.Outranked o -> 3;
            case Fate.Merged m -> 4;
        };
    }

    private static boolean isConcerned(Completed end, List<Completed> moves) {
        return moves.contains(end)
                || moves.stream().anyMatch(m -> Tree.others(m.fate()).contains(end));
    }

    private Verdict found(Completed move, String name, List<Path> paths) {
        var rule = paths.stream()
                .filter(p -> p.end() == move && p.rule() != null)
                .map(Path::rule)
                .findFirst()
                .orElse(null);
        var piece = move.attempt().piece();
        var by = piece == 0
                ? ""
                : " of the "
                        + subject.design()
                                .pieces
                                .typeName(subject.design().pieces.type(piece));
        return new Verdict(
                true,
                "legal",
                name + " is legal: a rule" + by + Sentences.place(rule) + " makes it.",
                List.of(subject.name(move)),
                null,
                rule,
                List.of(),
                paths);
    }

    private Verdict merged(Fate.Merged fate, String name, List<Path> paths) {
        var first = fate.first();
        var names = first == null ? List.<String>of() : List.of(subject.name(first));
        var other = first == null ? "another move" : Sentences.quoted(names.getFirst());
        return new Verdict(
                first != null && first.fate() instanceof Fate.Found,
                "same",
                name + " is no move of its own: it does the same to the board as " + other + ".",
                names,
                null,
                null,
                List.of(),
                paths);
    }

    private Verdict annulled(Fate.Annulled fate, String name, List<Path> paths) {
        var longer = names(fate.longer());
        return new Verdict(
                false,
                "longer",
                name + " is not legal: the move must go on, as " + Sentences.list(longer, "or", MOST_MOVES) + ".",
                longer,
                null,
                null,
                List.of(),
                paths);
    }

    /** Legal ones if there are any. */
    private List<String> names(List<Completed> moves) {
        var legal = moves.stream().filter(m -> m.fate() instanceof Fate.Found).toList();
        return (legal.isEmpty() ? moves : legal)
                .stream().map(subject::name).distinct().toList();
    }

    private Verdict dropped(Fate.Dropped fate, String name, List<Path> paths) {
        var by = fate.change().by();
        var names = by == null ? List.<String>of() : List.of(subject.name(by));
        var text = name + " is not legal: " + sentences.reasons(fate.values()) + ", so "
                + check(fate.check().text())
                + Sentences.place(fate.check().span()) + " fails."
                + (by == null ? "" : " " + setBy(fate.change().name(), by));
        return new Verdict(
                false,
                "invariant",
                text,
                names,
                fate.check().text(),
                fate.check().span(),
                fate.values(),
                paths);
    }

    private String setBy(String global, Completed by) {
        return Sentences.quoted(global) + " was set by " + Sentences.quoted(subject.name(by)) + ".";
    }

    private static String check(String test) {
        return Sentences.quoted("(check " + test + ")");
    }

    private Verdict outranked(Completed move, Fate.Outranked fate, String name, List<Path> paths) {
        var others = names(fate.others());
        int rank = fate.others().getFirst().attempt().rank();
        return new Verdict(
                false,
                "rank",
                name + " is not legal: "
                        + (move.attempt().rank() == Attempt.FORCED_PASS
                                ? "it is only for a player who has no other move"
                                : subject.ranks().apply(rank) + " come first")
                        + ", and there "
                        + (others.size() == 1 ? "is " : "are ") + Sentences.list(others, "and", MOST_MOVES) + ".",
                others,
                null,
                null,
                List.of(),
                paths);
    }

    // ---- paths that were stopped

    /** A move that would have been called by the name; of paths through its rules, those that came furthest tell why not. */
    private Verdict called(Set<SourceSpan> rules) {
        var paths = subject.record().attempts().stream()
                .flatMap(a -> Path.of(a).stream())
                .filter(p -> p.stopped() != null && p.rule() != null && rules.contains(p.rule()))
                .toList();
        int furthest = paths.stream().mapToInt(Path::length).max().orElse(0);
        return paths.isEmpty()
                ? Verdict.of(
                        false,
                        "untried",
                        Sentences.quoted(request.text())
                                + " is not legal: no piece that is to move comes to the rule of that name"
                                + Sentences.place(rules.iterator().next()) + ".")
                : failed(paths.stream().filter(p -> p.length() == furthest).toList());
    }

    private List<Attempt> attempts() {
        int origin = request.squares().getFirst();
        return subject.record().attempts().stream()
                .filter(a -> (request.namesOrigin() || a.kind() == Attempt.Kind.PLACE)
                        ? a.position() == origin
                        : a.kind() == Attempt.Kind.MOVE)
                .filter(this::isWanted)
                .toList();
    }

    /** The paths of moves without a piece that came to the positions of the request, or as many of them as any did. */
    private List<Path> withoutPiece() {
        var near = new Near(subject.design(), subject.player(), request.squares());
        var paths = subject.record().attempts().stream()
                .filter(a -> a.kind() == Attempt.Kind.ACTION)
                .flatMap(a -> Path.of(a).stream())
                .filter(p -> p.stopped() != null && near.progress(p) > 0)
                .sorted(near.nearestFirst())
                .toList();
        return paths.isEmpty() ? paths : near.nearest(paths);
    }

    private boolean isWanted(Attempt attempt) {
        return request.type() == 0
                || attempt.piece() != 0 && subject.design().pieces.type(attempt.piece()) == request.type();
    }

    private Verdict stopped(List<Attempt> attempts) {
        var near = near();
        var paths = attempts.stream()
                .flatMap(a -> Path.of(a).stream())
                .filter(p -> p.stopped() != null)
                .sorted(near.nearestFirst())
                .toList();
        var agreeing = paths.stream()
                .filter(p -> p.attempt().kind() == Attempt.Kind.PLACE || near.agrees(p))
                .toList();
        if (!agreeing.isEmpty()) {
            return failed(near.nearest(agreeing));
        }
        var leading = leading(paths);
        return leading.isEmpty() ? untried(attempts, paths) : failed(near.nearest(leading));
    }

    private Verdict failed(List<Path> paths) {
        var path = paths.getFirst();
        var text = Sentences.quoted(request.text()) + " is not legal: " + failure(path, true) + setters(path.values());
        return new Verdict(
                false,
                path.values().stream().anyMatch(v -> writer(v) != null) ? "invariant" : "check",
                text,
                path.values().stream()
                        .map(this::writer)
                        .filter(java.util.Objects::nonNull)
                        .map(subject::name)
                        .distinct()
                        .toList(),
                path.stopped() == null ? null : path.stopped().text(),
                path.stopped() == null ? null : path.stopped().span(),
                path.values(),
                paths.subList(0, Math.min(MOST_PATHS, paths.size())));
    }

    /** @param where whether the position is told if the reasons do not name it */
    private String failure(Path path, boolean where) {
        var stopped = Objects.requireNonNull(path.stopped());
        if (stopped.message() != null) {
            var seen = sentences.seen(path.values());
            return stopped.message() + (seen.isEmpty() ? "" : ": " + seen) + Sentences.place(stopped.span()) + ".";
        }
        var reasons = sentences.reasons(path.values());
        var square = path.last() < 0 ? "" : sentences.square(path.last());
        return (reasons.isEmpty() ? "" : reasons + ", so ") + check(stopped.text()) + Sentences.place(stopped.span())
                + " fails" + (!where || square.isEmpty() || reasons.contains(square) ? "" : " on " + square) + ".";
    }

    /** Which moves have set the globals that a check has read. */
    private String setters(List<Observation> values) {
        return values.stream()
                .filter(v -> writer(v) != null)
                .map(v -> " " + setBy(v.phrase().text(), Objects.requireNonNull(writer(v))))
                .distinct()
                .collect(Collectors.joining());
    }

    private @Nullable Completed writer(Observation value) {
        Event.Written written = value.kind() == Observation.Kind.VALUE && value.value() != null
                ? subject.record().writer(value.phrase().text(), value.value())
                : null;
        return written == null ? null : written.by();
    }

    /** The paths of rules that lead where the move is to end, though none of them came there. */
    private List<Path> leading(List<Path> paths) {
        var result = new ArrayList<Path>();
        int to = request.squares().getLast();
        for (var path : paths) {
            var attempt = path.attempt();
            if (attempt.kind() == Attempt.Kind.MOVE
                    && path.rule() != null
                    && subject.leading()
                            .rules(subject.design().pieces.type(attempt.piece()), attempt.position(), to)
                            .contains(path.rule())) {
                result.add(path);
            }
        }
        return result;
    }

    private Verdict untried(List<Attempt> attempts, List<Path> paths) {
        var to = sentences.square(request.squares().getLast());
        var who = attempts.stream()
                .filter(a -> a.piece() != 0)
                .map(a -> sentences.piece(a.piece()))
                .distinct()
                .toList();
        var from = request.namesOrigin()
                ? " on " + sentences.square(request.squares().getFirst())
                : "";
        var text = Sentences.quoted(request.text()) + " is not legal: no rule brings the "
                + (who.size() == 1 ? who.getFirst() : "piece") + from + " to " + to + ".";
        if (paths.isEmpty()) {
            return Verdict.of(false, "untried", text);
        }
        var nearest = paths.getFirst();
        return new Verdict(
                false,
                "untried",
                text + " The nearest attempt came to " + sentences.square(nearest.last()) + ": "
                        + failure(nearest, false),
                List.of(),
                Objects.requireNonNull(nearest.stopped()).text(),
                nearest.stopped().span(),
                nearest.values(),
                null);
    }

    // ---- a piece, and squares where nothing was tried

    private Verdict piece(List<Attempt> attempts) {
        var first = attempts.getFirst();
        var names = subject.record().legal().stream()
                .filter(m -> m.attempt().position() == first.position())
                .map(subject::name)
                .toList();
        var who = "The " + sentences.piece(first.piece()) + " on " + sentences.square(first.position());
        var paths = new ArrayList<Path>();
        attempts.forEach(a -> paths.addAll(Path.of(a)));
        var text = names.isEmpty()
                ? who + " has no legal move." + Reasons.sentence(subject, sentences, paths)
                : who + " has " + (names.size() == 1 ? "one legal move: " : names.size() + " legal moves: ")
                        + Sentences.list(names, "and", names.size()) + ".";
        return new Verdict(!names.isEmpty(), "summary", text, names, null, null, List.of(), null);
    }

    private Verdict nothingTried() {
        int origin = request.squares().getFirst();
        int code = subject.board()[origin];
        var square = sentences.square(origin);
        boolean places = subject.record().attempts().stream().anyMatch(a -> a.kind() == Attempt.Kind.PLACE);
        if (request.type() != 0 && !request.namesOrigin()) {
            return typeNotTried(code, square, places);
        }
        if (code == 0) {
            throw SenetException.runtime(null, "no piece stands on `" + square + "`", pieces());
        }
        if (subject.design().pieces.owner(code) != subject.player()) {
            if (request.squares().size() == 1 && places) {
                return occupied(code, square);
            }
            throw SenetException.runtime(
                    null,
                    "the " + sentences.piece(code) + " on `" + square + "` cannot move now: it is the turn of "
                            + subject.design().pieces.ownerName(subject.player()),
                    pieces());
        }
        if (places) {
            return occupied(code, square);
        }
        return Verdict.of(false, "untried", "No rule moves the " + sentences.piece(code) + " on " + square + ".");
    }

    private Verdict occupied(int code, String square) {
        return Verdict.of(
                false,
                "occupied",
                Sentences.quoted(request.text())
                        + " is not legal: a new piece comes to an empty position only, and the " + sentences.piece(code)
                        + " stands on " + square + ".");
    }

    private Verdict typeNotTried(int code, String square, boolean places) {
        var type = subject.design().pieces.typeName(request.type());
        if (places && code != 0) {
            return occupied(code, square);
        }
        var player = subject.design().pieces.ownerName(subject.player());
        return Verdict.of(
                false,
                "reserve",
                Sentences.quoted(request.text()) + " is not legal: " + player + " has no " + type + " to play with.");
    }

    /** A hint: where the pieces of the player to move stand. */
    private String pieces() {
        var squares = new ArrayList<String>();
        for (int p = 0; p < subject.board().length; p++) {
            if (subject.design().pieces.owner(subject.board()[p]) == subject.player()) {
                squares.add(sentences.square(p));
            }
        }
        var player = subject.design().pieces.ownerName(subject.player());
        return squares.isEmpty()
                ? player + " has no piece on the board"
                : "pieces of " + player + " stand on "
                        + Sentences.list(squares, "and", 24).replace("`", "");
    }
}
