package org.senet.index;

import org.senet.board.Board;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;

/**
 * Makes the index of a program whose forms were read, and evaluated as far as they can be: names of boards are known from the
 * boards, macros are expanded by their functions. Serves one program.
 */
public final class Indexer {
    /** Nobody chooses from a longer list. */
    private static final int MOST_POSITIONS = 1_000;

    private final ProgramIndex index = new ProgramIndex();
    private final FormWalker walker;

    /**
     * An indexer.
     *
     * @param context the context in which the program was loaded; its current namespace is that of the forms that are walked
     */
    public Indexer(SenetContext context, Expander expander) {
        walker = new FormWalker(new Names(context, index), index, expander);
        walker.define(new DefinitionWalker(walker.names(), index, expander, walker));
    }

    /** The index; it grows with each form. */
    public ProgramIndex index() {
        return index;
    }

    /** Notes what a namespace knows of others. */
    public void add(Namespace namespace) {
        namespace.aliases().forEach((alias, target) -> index.aliases().put(alias, target.name()));
        namespace.mappings().forEach((name, variable) -> {
            if (!variable.namespace().equals(namespace.name())) {
                index.referred().put(name, variable.namespace());
            }
        });
        namespace.definitions("board").values().forEach(board -> addPositions((Board) board));
    }

    private void addPositions(Board board) {
        board.positionNames().stream().limit(MOST_POSITIONS).forEach(index.positions()::add);
    }

    /** Makes known what a top-level form defines; to be called for all forms before they are added. */
    public void declare(Expander.Form form) {
        walker.declare(form.form(), 0);
    }

    /** Adds a top-level form. */
    public void add(Expander.Form form) {
        walker.walk(form.form(), Scope.core());
    }
}
