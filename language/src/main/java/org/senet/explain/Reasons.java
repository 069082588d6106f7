package org.senet.explain;

import java.util.LinkedHashMap;
import java.util.List;
import org.senet.trace.Completed.Fate;

/** Why a piece has no legal move, in one sentence. */
final class Reasons {
    private Reasons() {}

    /** Begins with a space; empty when nothing is known. */
    static String sentence(Subject subject, Sentences sentences, List<Path> paths) {
        for (var path : paths) {
            if (path.end() != null && !(path.end().fate() instanceof Fate.Found)) {
                return " " + fate(subject, sentences, path);
            }
        }
        var counts = new LinkedHashMap<String, Integer>();
        var first = new LinkedHashMap<String, Path>();
        for (var path : paths) {
            if (path.stopped() != null) {
                var key = path.stopped().text() + Sentences.place(path.stopped().span());
                counts.merge(key, 1, Integer::sum);
                first.putIfAbsent(key, path);
            }
        }
        if (counts.isEmpty()) {
            return "";
        }
        var most = java.util.Collections.max(counts.entrySet(), java.util.Map.Entry.comparingByValue())
                .getKey();
        var path = java.util.Objects.requireNonNull(first.get(most));
        var stopped = java.util.Objects.requireNonNull(path.stopped());
        int count = java.util.Objects.requireNonNull(counts.get(most));
        if (stopped.message() != null) {
            return " " + Character.toUpperCase(stopped.message().charAt(0))
                    + stopped.message().substring(1) + Sentences.place(stopped.span()) + ".";
        }
        var values = sentences.reasons(path.values());
        return " " + Sentences.quoted("(check " + stopped.text() + ")") + Sentences.place(stopped.span()) + " fails"
                + (count == 1 ? "" : " " + count + " times") + (values.isEmpty() ? "." : ": " + values + ".");
    }

    private static String fate(Subject subject, Sentences sentences, Path path) {
        var end = java.util.Objects.requireNonNull(path.end());
        var others =
                Tree.others(end.fate()).stream().map(subject::name).distinct().toList();
        var name = Sentences.quoted(subject.name(end));
        var because = others.isEmpty() ? "" : ", see " + Sentences.list(others, "and", 2);
        return switch (end.fate()) {
            case Fate.Found f -> "";
            case Fate.Merged m -> name + " is the same as another move" + because + ".";
            case Fate.Annulled a -> name + " must go on" + because + ".";
            case Fate.Dropped d -> name + " was dropped: " + sentences.reasons(d.values()) + because + ".";
            case Fate.Outranked o ->
                name + " does not count, for "
                        + subject.ranks().apply(o.others().getFirst().attempt().rank()) + " come first" + because + ".";
        };
    }
}
