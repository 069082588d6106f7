package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;

/** The macros that moves call: what is done at the end of a move. */
final class Helpers {
    private Helpers() {}

    /** Those that are called. */
    static List<Form> of(Scope scope) {
        var helpers = new ArrayList<Form>();
        if (scope.helpers().contains("run-queue")) {
            helpers.add(later());
            helpers.add(runQueue(scope));
        }
        if (scope.helpers().contains("make-steps")) {
            helpers.add(makeSteps(scope));
        }
        return helpers;
    }

    /** Keeps statements for the end of the move, to be done at a position that is known now; nowhere, nothing is done. */
    private static Form later() {
        return Form.list(
                "defmacro",
                "later",
                "[place & effects]",
                new Form.Many(
                        "`(",
                        List.of(
                                Form.word("do"),
                                Form.list("let", "here", "~place"),
                                Form.list(
                                        "if",
                                        Form.list("some?", "here"),
                                        Form.list(
                                                "set!",
                                                "queue",
                                                Form.list(
                                                        "conj",
                                                        "queue",
                                                        Form.list(
                                                                "fn",
                                                                "[]",
                                                                Form.list("check", "here"),
                                                                "~@effects"))))),
                        ")"));
    }

    private static Form runQueue(Scope scope) {
        var run = Form.list(Form.list("nth", "queue", "step"));
        return Form.list(
                "defmacro",
                "run-queue",
                "[]",
                new Form.Many(
                        "'(",
                        List.of(
                                Form.word("do"),
                                Form.list("let", "step", "0"),
                                Form.list(
                                        "while",
                                        Form.list("<", "step", Form.list("count", "queue")),
                                        scope.countsCaptures()
                                                ? Form.list("if", run, Form.list("inc!", "captures"))
                                                : run,
                                        Form.list("inc!", "step"))),
                        ")"));
    }

    /** Lifts all pieces that go, and puts them down where they go to. */
    private static Form makeSteps(Scope scope) {
        var put = new ArrayList<Object>(List.of(
                Form.list(">", "step", "0"),
                Form.list("dec!", "step"),
                Form.list("let", "here", Form.list("nth", "lifted", "step")),
                "here"));
        if (scope.recycles()) {
            put.add(Form.list("if", "not-empty?", scope.recycle()));
        }
        if (scope.countsCaptures()) {
            put.add(Form.list("if", "is-enemy?", Form.list("inc!", "captures")));
        }
        put.add(Form.list("drop"));
        return Form.list(
                "defmacro",
                "make-steps",
                "[]",
                new Form.Many(
                        "'(",
                        List.of(
                                Form.word("do"),
                                Form.list("let", "step", "0"),
                                Form.list("let", "lifted", "[]"),
                                Form.list(
                                        "while",
                                        Form.list("<", "step", Form.list("count", "steps")),
                                        Form.list("let", "from-to", Form.list("nth", "steps", "step")),
                                        Form.list("let", "here", Form.list("nth", "from-to", "0")),
                                        "here",
                                        Form.list(
                                                "when",
                                                "not-empty?",
                                                Form.list("take"),
                                                Form.list(
                                                        "set!",
                                                        "lifted",
                                                        Form.list("conj", "lifted", Form.list("nth", "from-to", "1")))),
                                        Form.list("inc!", "step")),
                                Form.list("set!", "step", Form.list("count", "lifted")),
                                Form.list("while", put),
                                Form.list(
                                        "let",
                                        "here",
                                        Form.list(
                                                "nth",
                                                Form.list(
                                                        "nth", "steps", Form.list("dec", Form.list("count", "steps"))),
                                                "1")),
                                Form.word("here")),
                        ")"));
    }
}
