package org.senet.explain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.Numbered;
import org.senet.trace.Observation;
import org.senet.trace.Observation.Kind;
import org.senet.trace.Phrase;

/** What happened, in the words of people. */
final class Sentences {
    private static final int MOST = 4;
    private static final int LONGEST_VALUE = 60;
    private static final String BOARD_REPEATS = "board-repeats?";

    private final Design design;

    Sentences(Design design) {
        this.design = design;
    }

    String square(int position) {
        return position < 0 ? "no position" : design.topology.name(position);
    }

    /** Such as {@code White Man}. */
    String piece(int code) {
        var type = design.pieces.typeName(design.pieces.type(code));
        int owner = design.pieces.owner(code);
        return owner == 0 ? "captured " + type : design.pieces.ownerName(owner) + " " + type;
    }

    static String quoted(String code) {
        return "`" + code + "`";
    }

    /** A form, the end of a long one left out. */
    private static String form(Phrase phrase) {
        var text = phrase.text();
        return quoted(text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE - 3) + "...");
    }

    static String value(@Nullable Object value) {
        return Printer.display(value, LONGEST_VALUE);
    }

    /** Several names as a list for people, the last one after a word. */
    static String list(List<String> names, String word, int most) {
        var shown = names.stream().limit(most).map(Sentences::quoted).toList();
        if (names.size() > most) {
            return String.join(", ", shown) + " and " + (names.size() - most) + " more";
        }
        return shown.size() == 1
                ? shown.getFirst()
                : String.join(", ", shown.subList(0, shown.size() - 1)) + " " + word + " " + shown.getLast();
    }

    /** Where a form stands, such as {@code chess.senet:37}, or nothing. */
    static String place(@Nullable SourceSpan span) {
        return span == null ? "" : " (" + span.sourceAndLine() + ")";
    }

    // ---- values

    /** What a condition has seen, as clauses; what says little beside the others is left out. */
    String reasons(List<Observation> values) {
        return clauses(telling(values));
    }

    /** What a condition has seen on the board; values of forms, which say nothing to who reads only words, are left out. */
    String seen(List<Observation> values) {
        return clauses(telling(values).stream()
                .filter(o -> o.kind() == Kind.SQUARE && o.at() >= 0 || o.attacker() >= 0)
                .toList());
    }

    private String clauses(List<Observation> values) {
        var clauses = new LinkedHashSet<String>();
        for (var value : values) {
            clauses.add(clause(value));
        }
        var list = List.copyOf(clauses);
        return String.join(", ", list.size() <= MOST ? list : list.subList(list.size() - MOST, list.size()));
    }

    /** The values that explain the outcome. */
    static List<Observation> telling(List<Observation> values) {
        var attacks = values.stream()
                .filter(o -> o.kind() == Kind.ATTACK && Boolean.TRUE.equals(o.value()))
                .toList();
        if (!attacks.isEmpty()) {
            return attacks;
        }
        var result = new ArrayList<Observation>();
        for (int i = 0; i < values.size(); i++) {
            var value = values.get(i);
            var next = i + 1 < values.size() ? values.get(i + 1) : null;
            if (next != null && isForced(value, next)) {
                addForced(value, next, result);
                i++;
            } else if (!isSuccess(value, values)) {
                result.add(value);
            }
        }
        return result;
    }

    /** Whether a value is what was evaluated as a condition next. */
    private static boolean isForced(Observation value, Observation next) {
        return value.kind() == Kind.VALUE
                && next.kind() == Kind.STEP
                && next.phrase().text().equals(value.phrase().text());
    }

    /** Directions are told by where they fail to lead; other values by themselves, but for those that were chosen. */
    private static void addForced(Observation value, Observation step, List<Observation> result) {
        boolean leads = value.value() instanceof Numbered || value.value() instanceof PersistentVector;
        if (leads && Boolean.FALSE.equals(step.value())) {
            result.add(stepped(value, step));
        } else if (!leads && !value.phrase().text().startsWith("(any ")) {
            result.add(value);
        }
    }

    /** Steps that were made, and searches whose finding is told by what comes before. */
    private static boolean isSuccess(Observation value, List<Observation> values) {
        boolean found = Boolean.TRUE.equals(value.value());
        return found && (value.kind() == Kind.STEP || value.kind() == Kind.SEARCH && values.size() > 1);
    }

    /** A step along a direction that is known by its value. */
    private static Observation stepped(Observation direction, Observation step) {
        var phrase = new Phrase(value(direction.value()), step.phrase().span());
        return new Observation(step.kind(), phrase, step.value(), step.at(), step.piece(), -1, 0);
    }

    String clause(Observation o) {
        return switch (o.kind()) {
            case SQUARE -> standing(o);
            case ZONE ->
                o.at() < 0
                        ? form(o.phrase()) + " is off the board"
                        : form(o.phrase()) + " is " + value(o.value()) + " on " + square(o.at());
            case ATTACK, DEFENCE -> attack(o);
            case STEP -> step(o);
            case SEARCH -> search(o);
            case VALUE ->
                o.phrase().text().equals(BOARD_REPEATS) && Boolean.TRUE.equals(o.value())
                        ? "the pieces would stand as they have stood before"
                        : form(o.phrase()) + " is " + value(o.value());
        };
    }

    private String standing(Observation o) {
        if (o.at() < 0) {
            return form(o.phrase()) + " looks off the board";
        }
        return o.piece() == 0
                ? square(o.at()) + " is empty"
                : "the " + piece(o.piece()) + " stands on " + square(o.at());
    }

    private String attack(Observation o) {
        var who = (o.piece() == 0 ? "the piece" : "the " + piece(o.piece())) + " on " + square(o.at());
        var said = o.kind() == Kind.ATTACK ? " attacked" : " defended";
        return o.attacker() >= 0
                ? who + " is" + said + " by the " + piece(o.attackerPiece()) + " on " + square(o.attacker())
                : o.phrase().text().contains("(by ") ? form(o.phrase()) + " is false" : who + " is not" + said;
    }

    private String step(Observation o) {
        if (Boolean.FALSE.equals(o.value())) {
            return o.at() < 0
                    ? form(o.phrase()) + " has no position to start from"
                    : form(o.phrase()) + " leads off the board from " + square(o.at());
        }
        return form(o.phrase()) + " was followed";
    }

    private static String search(Observation o) {
        return switch (o.value()) {
            case Boolean found -> found ? "something is found" : "nothing is found";
            case null, default -> form(o.phrase()) + " is " + value(o.value());
        };
    }

    // ---- what is chosen and done

    /** What was chosen in a branch. */
    String chosen(@Nullable Phrase phrase, @Nullable Object value, int position) {
        if (phrase != null) {
            return phrase.text();
        }
        return value == null ? square(position) : value instanceof Numbered ? value.toString() : value(value);
    }

    /** What an entry of the log does; null when that says nothing to people. */
    @Nullable
    String effect(long entry) {
        var at = Log.kind(entry) == Log.ATTRIBUTE || Log.kind(entry) == Log.COUNTER ? "" : square(Log.position(entry));
        return switch (Log.kind(entry)) {
            case Log.TAKE -> "lifts the " + piece(Log.before(entry)) + " from " + at;
            case Log.DROP ->
                Log.before(entry) == 0 || Objects.equals(Log.before(entry), Log.after(entry))
                        ? "puts the " + piece(Log.after(entry)) + " on " + at
                        : "puts the " + piece(Log.after(entry)) + " on " + at + " instead of the "
                                + piece(Log.before(entry));
            case Log.CAPTURE -> "captures the " + piece(Log.before(entry)) + " on " + at;
            case Log.CHANGE ->
                Log.before(entry) == 0
                        ? "the " + piece(Log.after(entry)) + " appears on " + at
                        : Log.after(entry) == 0
                                ? "the " + piece(Log.before(entry)) + " disappears from " + at
                                : "the " + piece(Log.before(entry)) + " on " + at + " becomes "
                                        + piece(Log.after(entry));
            case Log.HAND -> "what is held becomes " + piece(Log.after(entry));
            default -> null;
        };
    }
}
