package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/**
 * Arrows behind directions in rules: where they lead on a board of two dimensions, and where for players to whom they mean something
 * else. Read from the clauses {@code dir} and {@code symmetry} of the text, so directions that a macro defines have none.
 */
final class DirectionHints {
    private static final Pattern DIRECTION =
            Pattern.compile("\\(dir\\s+([^\\s()\\[\\];\"]+)\\s+(-?\\d+)\\s+(-?\\d+)\\s*\\)");
    private static final Pattern SYMMETRY =
            Pattern.compile("\\(symmetry\\s+([^\\s()]+)((?:\\s*\\(\\s*[^\\s()]+\\s+[^\\s()]+\\s*\\))+)\\s*\\)");
    private static final Pattern PAIR = Pattern.compile("\\(\\s*([^\\s()]+)\\s+([^\\s()]+)\\s*\\)");
    /** By the signs of a step to the right and down, from -1 -1 in rows. */
    private static final String ARROWS = "\u2196\u2191\u2197\u2190\u00b7\u2192\u2199\u2193\u2198";

    private static final int LONGEST = 4;

    private final Analysis analysis;
    private final Document document;
    private final Map<String, String> arrows = new HashMap<>();
    private final Map<String, Map<String, String>> others = new LinkedHashMap<>();

    private DirectionHints(Analysis analysis, Document document) {
        this.analysis = analysis;
        this.document = document;
        var text = document.text();
        var directions = DIRECTION.matcher(text);
        while (directions.find()) {
            var arrow = arrow(directions.group(2), directions.group(3));
            var old = arrows.putIfAbsent(directions.group(1), arrow);
            if (old != null && !old.equals(arrow)) {
                // Boards of one text may differ.
                arrows.put(directions.group(1), "");
            }
        }
        var symmetries = SYMMETRY.matcher(text);
        while (symmetries.find()) {
            var pairs = PAIR.matcher(symmetries.group(2));
            while (pairs.find()) {
                others.computeIfAbsent(pairs.group(1), name -> new LinkedHashMap<>())
                        .put(symmetries.group(1), pairs.group(2));
            }
        }
    }

    /** The hints in a part of a text. */
    static List<InlayHint> of(Analysis analysis, Document document, int from, int to) {
        return new DirectionHints(analysis, document).hints(from, to);
    }

    private List<InlayHint> hints(int from, int to) {
        var hints = new ArrayList<InlayHint>();
        for (var use : analysis.allUses()) {
            var entity = analysis.entities().get(use.entity());
            if (use.file() == 0
                    && use.role() == 0
                    && from <= use.start()
                    && use.end() <= to
                    && entity.kind().equals("direction")
                    && isInRule(use.start())) {
                var label = label(entity.name());
                if (label != null) {
                    var hint = new InlayHint(document.position(use.end()), Either.forLeft(label));
                    hint.setKind(InlayHintKind.Type);
                    hint.setPaddingLeft(false);
                    hints.add(hint);
                }
            }
        }
        return hints;
    }

    private boolean isInRule(int offset) {
        return analysis.outline().stream()
                .filter(item -> item.place()[0] <= offset && offset < item.place()[1])
                .noneMatch(item -> item.kind().equals("board"));
    }

    private @Nullable String label(String direction) {
        var own = arrows.getOrDefault(direction, "");
        var label = new StringBuilder(own);
        for (var other : others.getOrDefault(direction, Map.of()).entrySet()) {
            var theirs = arrows.getOrDefault(other.getValue(), "");
            label.append(label.isEmpty() ? "" : " ")
                    .append(other.getKey())
                    .append(' ')
                    .append(theirs.isEmpty() ? other.getValue() : theirs);
        }
        return label.isEmpty() ? null : label.toString();
    }

    /** A step as arrows: one for each square, diagonal ones where both dimensions change by the same. */
    private static String arrow(String right, String down) {
        try {
            int x = Integer.parseInt(right);
            int y = Integer.parseInt(down);
            boolean diagonal = Math.abs(x) == Math.abs(y);
            long length = diagonal ? Math.abs((long) x) : Math.abs((long) x) + Math.abs((long) y);
            if (length > LONGEST || length == 0) {
                return "";
            }
            return diagonal
                    ? sign(x, y).repeat(Math.abs(x))
                    : sign(0, y).repeat(Math.abs(y)) + sign(x, 0).repeat(Math.abs(x));
        } catch (NumberFormatException e) {
            return "";
        }
    }

    private static String sign(int x, int y) {
        int index = (Integer.signum(y) + 1) * 3 + Integer.signum(x) + 1;
        return ARROWS.substring(index, index + 1);
    }
}
