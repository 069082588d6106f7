package org.senet.builtins;

import com.oracle.truffle.api.TruffleStackTrace;
import com.oracle.truffle.api.TruffleStackTraceElement;
import com.oracle.truffle.api.source.SourceSection;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.Lambda;

/** The calls that were active where an error was thrown; those inside of the library, and those around the handler, are left out. */
final class Traces {
    private Traces() {}

    /** A vector of the function's name and the place in it for each call whose place is known. */
    static PersistentVector of(Object error) {
        var elements = error instanceof Throwable thrown ? TruffleStackTrace.getStackTrace(thrown) : null;
        var calls = new ArrayList<Object>();
        if (elements != null) {
            for (var element : elements) {
                if (isAsked(element)) {
                    break;
                }
                var call = call(element);
                if (call != null) {
                    calls.add(call);
                }
            }
        }
        return PersistentVector.from(calls);
    }

    /** A trace that is read where the error was caught ends in the question for it. */
    private static boolean isAsked(TruffleStackTraceElement element) {
        return Builtin.isOf(element.getTarget().getRootNode(), ReplFunctions.TRACE);
    }

    private static @Nullable PersistentVector call(TruffleStackTraceElement element) {
        var root = element.getTarget().getRootNode();
        var section = root.getSourceSection();
        if (section == null || section.getSource().isInternal() || Lambda.TOP_LEVEL.equals(root.getName())) {
            return null;
        }
        var node = element.getLocation();
        var place = node == null ? null : node.getEncapsulatingSourceSection();
        return place == null ? null : PersistentVector.of(String.valueOf(root.getName()), text(place));
    }

    private static String text(SourceSection place) {
        return place.getSource().getName() + ":" + place.getStartLine() + ":" + place.getStartColumn();
    }
}
