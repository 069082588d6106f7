package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.senet.analysis.PlanText;
import org.senet.nodes.rules.AddMoveStep;
import org.senet.nodes.rules.StrideSearch;
import org.senet.state.Design;

/** What is known of programs before they run, for people: their walks, and what was derived from them. */
final class Plan {
    private final Design design;
    private final ProgramTranslator translation;
    private final Unit unit;
    private final ProgramStarts starts;
    private final PlanText texts;

    /** @param plainAttributes the attributes that are never directions or positions */
    Plan(Design design, ProgramTranslator translation, Unit unit, Set<String> plainAttributes) {
        this.design = design;
        this.translation = translation;
        this.unit = unit;
        starts = new ProgramStarts(unit.site(), plainAttributes);
        texts = new PlanText(design, unit.site().player());
    }

    /** The lines of the plans of programs, each way of moving by itself. */
    List<String> lines(List<RuleProgram> programs) {
        var lines = new ArrayList<String>();
        for (var program : programs) {
            for (var way : program.ways()) {
                describe(program.withWay(way), lines);
            }
        }
        return lines;
    }

    private void describe(RuleProgram program, List<String> lines) {
        var way = program.ways().getFirst();
        var place = way.span() == null ? "" : " (line " + way.span().line() + ")";
        lines.add(program.name() + (program.placing() ? " placed" : " moved") + place);
        texts.lines(starts.walk(program)).forEach(line -> lines.add("  " + line));
        var start = starts.of(program);
        var positions = start.start();
        lines.add("  tried at: " + (positions == null ? "everywhere" : texts.of(positions)));
        var given = start.given();
        if (given != null) {
            lines.add("  not asked again: " + texts.of(given));
        }
        var shelter = unit.pins() == null ? null : Shelter.of(design, start.program());
        if (shelter != null) {
            lines.add("  without its last check: pieces that are not pinned");
        }
        var run = shelter == null ? start.program() : shelter.unchecked();
        var made = start.at(translation.program(unit, run, () -> new AddMoveStep(design, false)));
        int steps = StrideSearch.of(unit.site(), made, false).strides().size();
        if (steps > 0) {
            lines.add("  moves from sets: " + steps);
        }
    }
}
