package org.senet.board;

import java.util.List;
import org.senet.data.Symbol;

/**
 * A part of a board's declaration, such as {@code (dim "a-h")}.
 *
 * @param head what it declares
 * @param form the whole of it
 * @param arguments what follows the head
 * @param inherited whether another board declared it: then what it says of things that this board does not have is
 *     passed over
 */
record Clause(String head, Item form, List<Item> arguments, boolean inherited) {

    /** The clause that a form in parentheses, starting with a symbol, makes. */
    static Clause of(Item form) {
        List<Item> elements = form.elements();
        String head = ((Symbol) elements.getFirst().value()).name();
        return new Clause(head, form, List.copyOf(elements.subList(1, elements.size())), false);
    }

    /** The same clause, taken over by another board. */
    Clause asInherited() {
        return new Clause(head, form, arguments, true);
    }

    boolean is(String name) {
        return head.equals(name);
    }

    /**
     * The argument that names what is declared, in either spelling: {@code (dir n ...)} or {@code (dir (name n) ...)}.
     *
     * @param what what is named, for the error: {@code "a direction"}
     */
    Item subject(String what) {
        if (arguments.isEmpty()) {
            throw form.mistake("`" + head + "` needs the name of " + what, null);
        }
        return subject(arguments.getFirst(), what);
    }

    private static Item subject(Item item, String what) {
        if (!item.isForm("name")) {
            return item;
        }
        List<Item> elements = item.elements();
        if (elements.size() != 2) {
            throw item.mistake("`name` needs one name, that of " + what, null);
        }
        return elements.get(1);
    }

    /** The arguments after the one that names what is declared. */
    List<Item> details() {
        return arguments.subList(1, arguments.size());
    }
}
