package org.senet.nodes.core;

import com.oracle.truffle.api.nodes.Node;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.data.Printer;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.nodes.Step;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.state.Direction;
import org.senet.state.Place;

/** The error of a call whose first element is no function, with a hint at what was probably meant. */
final class NotCallable {
    private static final int SHOWN = 60;
    private static final Pattern HEAD = Pattern.compile("\\((?<name>[^\\s()\\[\\]{}\"]+)");

    private NotCallable() {}

    static SenetException error(Object callee, Node node) {
        var hidden = hiddenFunction(node);
        return SenetException.of(
                ErrorKind.TYPE,
                node,
                "`" + Printer.display(callee, SHOWN) + "` is not a function, so it cannot be called",
                hidden == null
                        ? hint(callee)
                        : "`" + hidden
                                + "` is a variable here, which hides the function of that name: give it another one");
    }

    /** The name in front of a call of the text, if it is that of a function of the core; null otherwise. */
    private static @Nullable String hiddenFunction(Node node) {
        // What a library function calls has a name in the text of the library only.
        boolean written = node.getParent() instanceof InvokeNode || node.getParent() instanceof Step;
        var section = written ? node.getEncapsulatingSourceSection() : null;
        var head = section == null ? null : HEAD.matcher(section.getCharacters());
        if (head == null || !head.lookingAt()) {
            return null;
        }
        var name = head.group("name");
        var context = SenetContext.get(node);
        var variable = context.namespace(SenetContext.CORE).find(name);
        return variable != null && !context.isMacro(variable) && context.currentValue(variable) instanceof Function
                ? name
                : null;
    }

    private static @Nullable String hint(Object callee) {
        return switch (callee) {
            case Number n -> "a call begins with its function, as in `(+ 1 2)`";
            case Direction d ->
                "`" + d.name() + "` is a step by itself, `[" + d.name() + " " + d.name()
                        + "]` two of them; `(is-empty? " + d.name() + ")` asks what lies there";
            case Place p ->
                "`" + p.name() + "` goes there by itself; `(is-empty? " + p.name() + ")` asks what lies there";
            default -> null;
        };
    }
}
