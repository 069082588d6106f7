package org.senet.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/** What is known about names of the language and its library, as JSON. */
public final class NameText {
    private NameText() {}

    /**
     * A name.
     *
     * @param kind {@code function}, {@code macro}, {@code variable}, {@code form} or {@code word}
     * @param contexts for a word, where it stands
     */
    public record Name(String name, String kind, List<String> contexts) {}

    /** The names as an array of {@code [name kind context ...]}. */
    public static String of(Collection<Name> names) {
        var json = new Json();
        json.array(names, name -> {
            var words = new ArrayList<>(List.of(name.name(), name.kind()));
            words.addAll(name.contexts());
            json.array(words, json::string);
        });
        return json.toString();
    }

    /**
     * What is known about a name: {@code ns} (its namespace, if it has one), {@code kind}, {@code shapes} (how it is written, a
     * line for each way), {@code doc}, and the {@code place} of its definition as {@code file}, {@code start} (an index), and
     * {@code line} and {@code column} from 1.
     *
     * @param namespace the namespace of a variable, or null for a form or a word
     * @param place where it is defined, or null when that is in no text
     */
    public static String of(
            @Nullable String namespace,
            String name,
            String kind,
            String shapes,
            String doc,
            @Nullable SourceSpan place) {
        var json = new Json();
        json.raw("{\"name\":").string(name);
        if (namespace != null) {
            json.member("ns", namespace);
        }
        json.member("kind", kind).member("shapes", shapes).member("doc", doc);
        if (place != null) {
            json.member("file", Place.fileOf(place.source())).raw(",\"start\":").number(place.start());
            json.raw(",\"line\":").number(place.line());
            json.raw(",\"column\":").number(place.column());
        }
        return json.raw("}").toString();
    }
}
