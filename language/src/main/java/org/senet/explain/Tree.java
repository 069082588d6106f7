package org.senet.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.trace.Attempt;
import org.senet.trace.Branch;
import org.senet.trace.Completed;
import org.senet.trace.Completed.Fate;
import org.senet.trace.Event;
import org.senet.trace.Observation;
import org.senet.trace.Phrase;

/** What happened as data: branches with their events. The last event may be a choice with further branches. */
final class Tree {
    private final Subject subject;
    private final Sentences sentences;
    private final @Nullable Set<Branch> shown;

    /** @param paths the paths to show, or null for all */
    Tree(Subject subject, Sentences sentences, @Nullable List<Path> paths) {
        this.subject = subject;
        this.sentences = sentences;
        shown = paths == null ? null : branches(paths);
    }

    private static Set<Branch> branches(List<Path> paths) {
        Set<Branch> branches = Collections.newSetFromMap(new IdentityHashMap<>());
        for (var path : paths) {
            for (var b = path.branch(); b != null; b = b.parent()) {
                branches.add(b);
            }
        }
        return branches;
    }

    boolean shows(Attempt attempt) {
        return shown == null || shown.contains(attempt.root());
    }

    /** Everything that happened in an attempt. */
    DataObject attempt(Attempt attempt) {
        int position = attempt.position();
        return new DataObject("attempt")
                .with("kind", attempt.kind().name().toLowerCase(java.util.Locale.ROOT))
                .with("position", position < 0 ? null : sentences.square(position))
                .with("piece", attempt.piece() == 0 ? null : sentences.piece(attempt.piece()))
                .with("rank", subject.ranks().apply(attempt.rank()))
                .with("text", title(attempt))
                .with("events", events(attempt.root()));
    }

    private String title(Attempt attempt) {
        return switch (attempt.kind()) {
            case MOVE -> sentences.piece(attempt.piece()) + " on " + sentences.square(attempt.position());
            case PLACE -> sentences.piece(attempt.piece()) + " placed on " + sentences.square(attempt.position());
            case ACTION -> "without a piece";
        };
    }

    private List<DataObject> events(Branch branch) {
        var events = new ArrayList<DataObject>();
        for (var event : branch.events()) {
            events.add(event(event));
        }
        return events;
    }

    private DataObject event(Event event) {
        return switch (event) {
            case Event.Choice c -> choice(c);
            case Event.Check c -> check(c);
            case Event.Effect e ->
                object("effect", e.phrase())
                        .with(
                                "text",
                                sentences.effect(e.entry()) == null ? e.phrase().text() : sentences.effect(e.entry()));
            case Event.Deferral d ->
                object("deferral", d.phrase()).with("text", "holds only if no longer move is found");
            case Event.Written w ->
                object("set", w.phrase())
                        .with("text", "sets " + Sentences.quoted(w.name()) + " to " + Sentences.value(w.value()));
            case Event.Broken b ->
                new DataObject("error").with("kind", "error").with("form", "").with("text", "an error: " + b.message());
            case Event.End e -> move(e.move());
        };
    }

    private static DataObject object(String kind, Phrase phrase) {
        return new DataObject(kind)
                .with("kind", kind)
                .with("form", phrase.text())
                .with("source", source(phrase.span()));
    }

    /** A place in the program's text as data. */
    static @Nullable DataObject source(@Nullable SourceSpan span) {
        return span == null
                ? null
                : new DataObject("source")
                        .with("file", span.source().getName())
                        .with("line", span.line())
                        .with("column", span.column());
    }

    private DataObject choice(Event.Choice choice) {
        var branches = choice.branches().stream()
                .filter(b -> shown == null || shown.contains(b))
                .map(this::branch)
                .toList();
        return object("choice", choice.phrase())
                .with("text", choice.phrase().text())
                .with("tried", choice.branches().size())
                .with("branches", branches);
    }

    private DataObject branch(Branch branch) {
        return new DataObject("branch")
                .with("chosen", sentences.chosen(branch.phrase(), branch.value(), branch.position()))
                .with("position", branch.position() < 0 ? null : sentences.square(branch.position()))
                .with(
                        "source",
                        branch.phrase() == null ? null : source(branch.phrase().span()))
                .with("events", events(branch));
    }

    private DataObject check(Event.Check check) {
        var moved = check.held() && check.to() >= 0 && check.to() != check.from();
        var text = check.held()
                ? moved
                        ? "to " + sentences.square(check.to())
                        : Sentences.quoted(check.phrase().text()) + " holds"
                : failure(check.phrase(), check.values());
        return object("check", check.phrase())
                .with("text", text)
                .with("held", check.held())
                .with("from", check.from() < 0 ? null : sentences.square(check.from()))
                .with("to", check.to() < 0 ? null : sentences.square(check.to()))
                .with("values", values(check.values()));
    }

    private String failure(Phrase phrase, List<Observation> values) {
        if (phrase.message() != null) {
            return phrase.message() + ": " + Sentences.quoted(phrase.text()) + " fails";
        }
        var reasons = sentences.reasons(values);
        return Sentences.quoted(phrase.text()) + " fails" + (reasons.isEmpty() ? "" : ": " + reasons);
    }

    /** Values as data, without those that say nothing. */
    List<DataObject> values(List<Observation> values) {
        return Sentences.telling(values).stream().map(this::value).toList();
    }

    private DataObject value(Observation o) {
        var attacker = o.attacker() < 0
                ? null
                : new DataObject("attacker")
                        .with("piece", sentences.piece(o.attackerPiece()))
                        .with("position", sentences.square(o.attacker()));
        return new DataObject("value")
                .with("kind", o.kind().name().toLowerCase(java.util.Locale.ROOT))
                .with("form", o.phrase().text())
                .with("text", sentences.clause(o))
                .with("value", plain(o.value()))
                .with("position", o.at() < 0 ? null : sentences.square(o.at()))
                .with("piece", o.piece() == 0 ? null : sentences.piece(o.piece()))
                .with("attacker", attacker);
    }

    private static @Nullable Object plain(@Nullable Object value) {
        return value instanceof Long || value instanceof Boolean || value instanceof String || value == null
                ? value
                : Sentences.value(value);
    }

    private DataObject move(Completed move) {
        var fate = move.fate();
        return new DataObject("move")
                .with("kind", "move")
                .with("move", subject.name(move))
                .with("fate", fate(fate))
                .with("text", Sentences.quoted(subject.name(move)) + ": " + story(fate))
                .with(
                        "others",
                        others(fate).stream().map(subject::name).distinct().toList());
    }

    private static String fate(Fate fate) {
        return switch (fate) {
            case Fate.Found f -> "legal";
            case Fate.Merged m -> "same";
            case Fate.Annulled a -> "longer";
            case Fate.Dropped d -> "invariant";
            case Fate.Outranked o -> "rank";
        };
    }

    private String story(Fate fate) {
        return switch (fate) {
            case Fate.Found f -> "legal";
            case Fate.Merged m -> "the same move was found before";
            case Fate.Annulled a -> "annulled, for the move goes on";
            case Fate.Dropped d ->
                "dropped when " + Sentences.quoted(d.change().name()) + " became "
                        + Sentences.value(d.change().value());
            case Fate.Outranked o -> "does not count beside moves of a higher rank";
        };
    }

    /** The moves to which another one owes its fate. */
    static List<Completed> others(Fate fate) {
        return switch (fate) {
            case Fate.Found f -> List.of();
            case Fate.Merged m -> m.first() == null ? List.of() : List.of(m.first());
            case Fate.Annulled a -> a.longer();
            case Fate.Dropped d ->
                d.change().by() == null ? List.of() : List.of(d.change().by());
            case Fate.Outranked o -> o.others();
        };
    }
}
