package org.senet.launcher.env;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what stands in requests, and says what is wrong with it. */
final class Requests {
    private Requests() {}

    /** A whole number. */
    static long whole(JsonObject request, String name, long least, long most) {
        return whole(request.get(name), "`" + name + "`", least, most);
    }

    /** An array of whole numbers, which must be there. */
    static List<Integer> list(JsonObject request, String name, long least, long most) {
        if (!(request.get(name) instanceof JsonArray array)) {
            throw new RequestException("`" + name + "` must be an array of whole numbers");
        }
        var list = new ArrayList<Integer>();
        for (var element : array) {
            list.add((int) whole(element, "each of `" + name + "`", least, most));
        }
        return list;
    }

    /** A truth value; false when it is not there. */
    static boolean flag(JsonObject request, String name) {
        var element = request.get(name);
        if (element == null) {
            return false;
        }
        if (!element.isJsonPrimitive() || !element.getAsJsonPrimitive().isBoolean()) {
            throw new RequestException("`" + name + "` must be true or false");
        }
        return element.getAsBoolean();
    }

    private static long whole(@Nullable JsonElement element, String what, long least, long most) {
        if (element != null
                && element.isJsonPrimitive()
                && element.getAsJsonPrimitive().isNumber()) {
            try {
                long number = new BigDecimal(element.getAsString()).longValueExact();
                if (number >= least && number <= most) {
                    return number;
                }
            } catch (ArithmeticException | NumberFormatException e) {
                // No whole number: the message below says so.
            }
        }
        var range = least == Long.MIN_VALUE
                ? ""
                : most < least ? ", and there is none yet" : " from " + least + " to " + most;
        throw new RequestException(what + " must be a whole number" + range);
    }
}
