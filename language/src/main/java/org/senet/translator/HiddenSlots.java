package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Local;

/**
 * The slots that code needs beside those of its variables. Of all the ways of moving only one is gone at a time, and what belongs to one
 * of them alone has the same slots as what belongs to another: interpreted frames cost as much as they are large, and those of a game of
 * many rules would have tens of thousands of slots.
 */
final class HiddenSlots {
    private final FrameLayout layout;
    /** The first variables in the slots of ways, and in those of what comes before them. */
    private final List<Local> ofWays = new ArrayList<>();

    private final List<Local> ofBeginnings = new ArrayList<>();
    /** How many of these slots each part of the rules has. */
    private final Map<WaysOfForms.Part, Integer> taken = new HashMap<>();

    private WaysOfForms ways = WaysOfForms.NONE;

    HiddenSlots(FrameLayout layout) {
        this.layout = layout;
    }

    /** Notes to which ways of moving forms belong, before any of these is translated. */
    void note(WaysOfForms known) {
        ways = known;
    }

    /** A slot that nothing else uses while the code of a form runs. */
    Local of(Ir form) {
        var part = ways.of(form);
        if (part == null) {
            return layout.hidden();
        }
        var slots = part.beginning() ? ofBeginnings : ofWays;
        int before = taken.merge(part, 1, Integer::sum) - 1;
        if (before == slots.size()) {
            slots.add(layout.hidden());
        }
        return layout.inSlotOf(slots.get(before));
    }
}
