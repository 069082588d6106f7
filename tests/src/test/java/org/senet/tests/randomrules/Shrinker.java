package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.PolyglotException;
import org.senet.tests.randomrules.Form.Group;
import org.senet.tests.randomrules.Form.Word;

/**
 * Makes a script and a position at which two ways differ small: leaves out forms, puts parts of forms in their place, and keeps
 * whatever still shows the same difference, until nothing more can go.
 */
final class Shrinker {
    private final Engines engines;
    private final long seed;
    private final long end;
    private int tried;
    private List<Form> forms;
    private Difference difference;

    /** A script that was made small, and what is wrong with it. */
    record Shrunk(String script, Difference difference, int tried) {}

    /**
     * @param program that shows a difference
     * @param found the difference
     * @param seconds the most to be spent
     */
    Shrinker(Engines engines, Program program, Difference found, int seconds) {
        this.engines = engines;
        seed = program.seed();
        forms = program.forms();
        difference = found;
        end = System.nanoTime() + seconds * 1_000_000_000L;
    }

    Shrunk shrink() {
        for (boolean changed = true; changed && !isLate(); ) {
            changed = shrinkSpec();
            for (int i = forms.size() - 1; i >= 0; i--) {
                changed |= shrinkForm(List.of(i));
            }
        }
        return new Shrunk(Form.script(forms), difference, tried);
    }

    private boolean isLate() {
        return System.nanoTime() > end;
    }

    /** Keeps a smaller program if it shows the same difference. */
    private boolean accept(List<Form> smaller, Spec spec) {
        if (isLate()) {
            return false;
        }
        tried++;
        var found = check(smaller, spec);
        if (found.isEmpty() || !found.get().isLike(difference)) {
            return false;
        }
        forms = smaller;
        difference = found.get();
        return true;
    }

    private Optional<Difference> check(List<Form> smaller, Spec spec) {
        engines.next();
        try (var comparison = Comparison.of(engines, Form.script(smaller))) {
            return comparison.check(spec, Checks.only(difference.way(), seed));
        } catch (PolyglotException e) {
            return e.isInternalError() ? Optional.of(Examination.crash(e)) : Optional.empty();
        } catch (Loaded.NotPlayable e) {
            return Optional.empty();
        }
    }

    private boolean shrinkSpec() {
        var spec = difference.spec();
        boolean changed = false;
        if (!spec.moves().isEmpty()) {
            changed = accept(forms, Spec.of(difference.position()));
        } else if (spec.text() != null) {
            changed = accept(forms, Spec.START);
        }
        for (int i = difference.spec().moves().size() - 1; i >= 0; i--) {
            var moves = new ArrayList<>(difference.spec().moves());
            moves.remove(i);
            changed |= accept(forms, new Spec(difference.spec().text(), List.copyOf(moves)));
        }
        var text = difference.spec().text();
        if (text != null) {
            for (var smaller : PositionPieces.smaller(text)) {
                if (accept(forms, new Spec(smaller, difference.spec().moves()))) {
                    return true;
                }
            }
        }
        return changed;
    }

    /** Shrinks the form at a place: the numbers of its elements from the outermost list inwards. */
    private boolean shrinkForm(List<Integer> place) {
        boolean changed = false;
        for (var replacement : replacements(at(forms, place))) {
            if (accept(replaced(forms, place, replacement), difference.spec())) {
                changed = true;
                break;
            }
        }
        if (at(forms, place) instanceof Group group) {
            for (int i = group.forms().size() - 1; i >= 0; i--) {
                if (at(forms, place) instanceof Group now && i < now.forms().size()) {
                    var inner = new ArrayList<>(place);
                    inner.add(i);
                    changed |= shrinkForm(inner);
                }
            }
        }
        return changed;
    }

    /** Texts of forms, the shortest first, that may stand in the place of a form. */
    private static List<List<Form>> replacements(Form form) {
        var all = new ArrayList<List<Form>>();
        all.add(List.of());
        if (form instanceof Group group) {
            int size = group.forms().size();
            if (size > 4) {
                all.add(List.of(group.with(group.forms().subList(0, size / 2))));
                all.add(List.of(group.with(group.forms().subList(size - size / 2, size))));
            }
            group.forms().forEach(f -> all.add(List.of(f)));
            if (size > 1) {
                all.add(group.forms().subList(1, size));
            }
        } else if (form instanceof Word word && word.text().matches("\"([a-z]-[b-z]|\\d+-1|1-\\d+)\"")) {
            all.clear();
            all.addAll(DimensionRange.smaller(word.text()).stream()
                    .map(t -> List.<Form>of(new Word(t)))
                    .toList());
        }
        return all;
    }

    /** The form at a place, or a word where there is none any more. */
    private static Form at(List<Form> forms, List<Integer> place) {
        var all = forms;
        Form form = new Word("");
        for (int i : place) {
            if (i >= all.size()) {
                return new Word("");
            }
            form = all.get(i);
            all = form instanceof Group group ? group.forms() : List.of();
        }
        return form;
    }

    private static List<Form> replaced(List<Form> forms, List<Integer> place, List<Form> replacement) {
        var changed = new ArrayList<>(forms);
        int i = place.getFirst();
        if (place.size() == 1) {
            changed.remove(i);
            changed.addAll(i, replacement);
        } else {
            var group = (Group) changed.get(i);
            changed.set(i, group.with(replaced(group.forms(), place.subList(1, place.size()), replacement)));
        }
        return changed;
    }
}
