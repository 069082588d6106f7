package org.senet.translator;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
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
    /** Where the only way has its slots that a form belongs to; null where there are several. */
    private final Map<Ir, Room> rooms = new IdentityHashMap<>();

    HiddenSlots(FrameLayout layout) {
        this.layout = layout;
    }

    /** The slots of one way, the first of those that all ways have. */
    private final class Room {
        private final List<Local> slots;
        private int taken;

        Room(List<Local> slots) {
            this.slots = slots;
        }

        Local next() {
            if (taken == slots.size()) {
                slots.add(layout.hidden());
            }
            return layout.inSlotOf(slots.get(taken++));
        }
    }

    /** Notes all programs and actions of the code, before any of them is translated. */
    void note(List<RuleProgram> programs, List<RuleAction> actions) {
        for (var program : programs) {
            note(program.pre(), new Room(ofBeginnings));
            for (var way : program.ways()) {
                var room = new Room(ofWays);
                note(way.move(), room);
                note(way.post(), room);
            }
        }
        actions.forEach(action -> note(action.body(), new Room(ofWays)));
    }

    private void note(List<Ir> forms, Room room) {
        for (var form : forms) {
            rooms.put(form, rooms.getOrDefault(form, room) == room ? room : null);
            note(IrTree.children(form), room);
        }
    }

    /** A slot that nothing else uses while the code of a form runs. */
    Local of(Ir form) {
        var room = rooms.get(form);
        return room == null ? layout.hidden() : room.next();
    }
}
