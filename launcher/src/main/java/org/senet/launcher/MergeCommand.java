package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.senet.cluster.Merge;

/** {@code merge}: puts the results of shared work together. */
final class MergeCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "merge",
            List.of("FILE"),
            "FILE...",
            "put the results of all shards together",
            "FILEs are what `--shard K/N --out FILE` has written, or the journal of a cluster. Prints what the command prints that has\n"
                    + "not been shared. Fails unless the files belong to one work, and each part of it is there once.",
            List.of(
                    Option.flag("--divide", "of perft, print `move leaves` for each first move too"),
                    Option.of("--csv", "FILE", "of analyze, write a line for each game into a file"),
                    Option.of("--html", "FILE", "of analyze, write a page with plots into a file"),
                    Option.flag("--json", "print the results as a JSON object")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var files = arguments.parameters().stream().map(Path::of).toList();
        for (var file : files) {
            if (!Files.isRegularFile(file)) {
                throw LauncherException.usage("there is no file `" + file + "`");
            }
        }
        var whole = Merge.of(files);
        return new WorkReport(whole, OptionalDouble.empty()).print(terminal, arguments);
    }
}
