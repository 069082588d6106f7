package org.senet.tests.randomrules;

import java.util.List;
import java.util.Optional;

/** What the list of moves says, and what another way says instead. */
record Answers(List<String> expected, List<String> actual) {
    static Optional<Answers> unlessEqual(List<String> expected, List<String> actual) {
        return expected.equals(actual) ? Optional.empty() : Optional.of(new Answers(expected, actual));
    }
}
