package org.senet.lint.rules;

import java.util.List;
import org.senet.board.ZoneName;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds zones that no rule of the text mentions. */
final class UnusedZones extends Warning {
    UnusedZones() {
        super("unused-zone", "zones that no rule mentions");
    }

    @Override
    public void program(Program program, Report report) {
        if (program.games().isEmpty()) {
            // Others may use the board.
            return;
        }
        for (var declared : Boards.of(program)) {
            for (var zone : declared.board().zoneNames()) {
                if (!program.namespace().text().mentions(zone) && !isUsed(program, zone)) {
                    report.add(declared.place(List.of("zone"), zone), "no rule mentions the zone `" + zone + "`", null);
                }
            }
        }
    }

    private static boolean isUsed(Program program, String zone) {
        return program.code().stream()
                .anyMatch(c -> Walk.contains(
                        c.bodies(),
                        e -> e instanceof Ir.InZone z && isOf(z.zone(), zone)
                                || e instanceof Ir.AnyPlace a && a.zone() != null && isOf(a.zone(), zone)));
    }

    private static boolean isOf(String name, String zone) {
        return ZoneName.of(name).zone().equals(zone);
    }
}
