package org.senet.launcher;

import java.util.ArrayList;
import java.util.List;
import org.senet.launcher.display.TextWidth;

/** The help texts. */
final class Help {
    private Help() {}

    /** The help of {@code senet} itself. */
    static List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("Senet: board games as programs");
        lines.add("");
        lines.add("usage: senet COMMAND [options]");
        lines.add("");
        var commands = Commands.ALL.stream().map(Command::syntax).toList();
        lines.addAll(columns(commands.stream()
                .map(syntax -> List.of(syntax.synopsis(), syntax.summary()))
                .toList()));
        lines.add("");
        lines.addAll(columns(Tools.OPTIONS.stream()
                .map(option -> List.of(option.synopsis().replace(" [", "["), option.help()))
                .toList()));
        lines.add("");
        lines.add("GAME is the name of a bundled game or the path of a script.");
        lines.add(
                "`senet --help:languages`, `--help:tools`, `--help:engine` and `--help:vm` tell what GraalVM understands.");
        lines.add("`senet COMMAND --help` tells a command's options, `senet --version` the version.");
        return lines;
    }

    /** The help of one command. */
    static List<String> lines(Syntax syntax) {
        var lines = new ArrayList<String>();
        lines.add("usage: senet " + syntax.synopsis() + " [options]");
        lines.add("");
        var summary = syntax.summary();
        lines.add(Character.toUpperCase(summary.charAt(0)) + summary.substring(1) + ".");
        if (!syntax.details().isEmpty()) {
            lines.add(syntax.details());
        }
        lines.add("");
        lines.addAll(columns(syntax.allOptions().stream()
                .map(option -> List.of(option.synopsis(), option.help()))
                .toList()));
        return lines;
    }

    private static List<String> columns(List<List<String>> rows) {
        var width = rows.stream()
                .mapToInt(row -> TextWidth.of(row.getFirst()))
                .max()
                .orElse(0);
        return rows.stream()
                .map(row -> "  " + TextWidth.padded(row.getFirst(), width) + "  " + row.getLast())
                .toList();
    }
}
