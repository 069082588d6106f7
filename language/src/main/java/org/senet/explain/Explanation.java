package org.senet.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.trace.Attempt;

/** Puts an explanation together. */
public final class Explanation {
    private final Subject subject;
    private final Sentences sentences;

    private Explanation(Subject subject) {
        this.subject = subject;
        sentences = new Sentences(subject.design());
    }

    /**
     * Why a move is legal or not, or, without a request, what every piece can do.
     *
     * @param all whether everything that happened is shown, and not only what agrees with the request
     * @throws org.senet.errors.SenetException when the request names nothing that there is
     */
    public static DataObject of(Subject subject, @Nullable Request request, boolean all) {
        return new Explanation(subject).explain(request, all);
    }

    private DataObject explain(@Nullable Request request, boolean all) {
        var verdict = subject.over() != null
                ? Verdict.of(false, "over", "The game is over: " + subject.over() + ".")
                : request == null ? summary() : new Judgement(subject, sentences, request).verdict();
        var tree = new Tree(subject, sentences, all ? null : verdict.paths());
        var attempts = subject.record().attempts().stream()
                .filter(a -> all || request != null && isConcerned(a, request, verdict))
                .filter(tree::shows)
                .map(tree::attempt)
                .toList();
        return new DataObject("explanation")
                .with("request", request == null ? null : request.text())
                .with("player", subject.design().pieces.ownerName(subject.player()))
                .with("legal", verdict.legal())
                .with("reason", verdict.reason())
                .with("text", verdict.text())
                .with("moves", verdict.moves())
                .with("check", verdict.check())
                .with("source", Tree.source(verdict.source()))
                .with("values", tree.values(verdict.values()))
                .with("pieces", request == null ? pieces() : List.of())
                .with("attempts", attempts)
                .with("truncated", subject.record().isTruncated());
    }

    private static boolean isConcerned(Attempt attempt, Request request, Verdict verdict) {
        return verdict.paths() != null
                ? verdict.paths().stream().anyMatch(p -> p.attempt() == attempt)
                : !request.squares().isEmpty()
                        && attempt.position() == request.squares().getFirst();
    }

    private Verdict summary() {
        var moves = subject.legal();
        var player = subject.design().pieces.ownerName(subject.player());
        var text = player
                + (moves.isEmpty() ? " has no legal move." : " has " + count(moves.size()) + ".")
                + (subject.claim() == null ? "" : " " + player + " may claim: " + subject.claim() + ".");
        return new Verdict(!moves.isEmpty(), "summary", text, moves, null, null, List.of(), null);
    }

    private static String count(int moves) {
        return moves == 1 ? "one legal move" : moves + " legal moves";
    }

    /** What every piece of the player to move can do, and if it cannot, why. */
    private List<DataObject> pieces() {
        var byPiece = new LinkedHashMap<String, List<Attempt>>();
        for (var attempt : subject.record().attempts()) {
            byPiece.computeIfAbsent(key(attempt), k -> new ArrayList<>()).add(attempt);
        }
        var pieces = new ArrayList<DataObject>();
        byPiece.forEach((name, attempts) -> pieces.add(piece(name, attempts)));
        return pieces;
    }

    private String key(Attempt attempt) {
        return switch (attempt.kind()) {
            case MOVE -> sentences.piece(attempt.piece()) + " on " + sentences.square(attempt.position());
            case PLACE -> "new " + sentences.piece(attempt.piece());
            case ACTION -> "without a piece";
        };
    }

    private DataObject piece(String name, List<Attempt> attempts) {
        var legal = subject.record().legal().stream()
                .filter(m -> attempts.contains(m.attempt()))
                .map(subject::name)
                .toList();
        var paths = attempts.stream().flatMap(a -> Path.of(a).stream()).toList();
        var first = attempts.getFirst();
        var reason =
                legal.isEmpty() ? Reasons.sentence(subject, sentences, paths).strip() : "";
        return new DataObject("piece")
                .with("text", name)
                .with("position", first.kind() == Attempt.Kind.MOVE ? sentences.square(first.position()) : null)
                .with("piece", first.piece() == 0 ? null : sentences.piece(first.piece()))
                .with("legal", legal)
                .with("paths", paths.size())
                .with("reason", reason.isEmpty() ? null : reason);
    }
}
