package org.senet.lint;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.senet.errors.SenetException;
import org.senet.reader.Reader;

/**
 * Which findings a text does not want to hear of: {@code #_:lint/ignore} in front of a form silences all rules in it,
 * {@code #_{:lint/ignore [rule ...]}} some, and {@code #_{:lint/ignore-file [rule ...]}} some in the whole text.
 */
final class Silence {
    private static final Pattern MARKER =
            Pattern.compile("#_\\s*(?::lint/ignore(?![-\\w])|\\{\\s*:lint/ignore(-file)?\\s*\\[([^\\]]*)\\]\\s*\\})");

    private final List<Region> regions = new ArrayList<>();

    /** @param rules the silenced rules; empty for all */
    private record Region(int start, int end, Set<String> rules) {
        boolean covers(Finding finding) {
            return start <= finding.span().start()
                    && finding.span().end() <= end
                    && (rules.isEmpty() || rules.contains(finding.rule()));
        }
    }

    private Silence() {}

    static Silence of(Source source) {
        var silence = new Silence();
        var matcher = MARKER.matcher(source.getCharacters());
        while (matcher.find()) {
            var names = matcher.group(2);
            var rules = names == null
                    ? Set.<String>of()
                    : Set.copyOf(List.of(names.strip().replace(":", "").split("[\\s,]+")));
            silence.regions.add(
                    matcher.group(1) != null
                            ? new Region(0, source.getLength(), rules)
                            : new Region(matcher.end(), endOfForm(source, matcher.end()), rules));
        }
        return silence;
    }

    /** Where the form behind a marker ends; the text's end when it cannot be read. */
    private static int endOfForm(Source source, int start) {
        try {
            var reader = new Reader(source, org.senet.reader.NamespaceResolver.of("user"), start);
            reader.read();
            var span = reader.span();
            return span == null ? source.getLength() : span.end();
        } catch (SenetException e) {
            return source.getLength();
        }
    }

    boolean covers(Finding finding) {
        return regions.stream().anyMatch(r -> r.covers(finding));
    }
}
