package org.senet.tests.randomrules;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Value;

/** Asks a position's explanation for the legal moves. */
final class Explanations {
    private Explanations() {}

    /** @param view the position and its moves */
    static Optional<Answers> check(Value position, List<String> view) {
        var expected = view.stream()
                .skip(1)
                .map(line -> line.substring(0, line.indexOf(Loaded.NAME_ENDS)))
                .toList();
        var truncated = new boolean[1];
        var actual = Loaded.orError(() -> {
            var told = position.invokeMember("explain");
            truncated[0] =
                    told.hasMember("truncated") && told.getMember("truncated").asBoolean();
            var moves = told.getMember("moves");
            return LongStream.range(0, moves.getArraySize())
                    .mapToObj(i -> moves.getArrayElement(i).asString())
                    .toList();
        });
        return truncated[0] ? Optional.empty() : Answers.unlessEqual(expected, actual);
    }
}
