package org.senet.index;

import java.util.ArrayList;
import java.util.List;

/**
 * An entry of a text's outline.
 *
 * @param kind what it is: {@code board}, {@code piece}, {@code move}, {@code function} and the like
 * @param name its name, or what else tells it from its neighbours
 * @param whole the whole form
 * @param label the name in it
 * @param children what it consists of
 */
public record OutlineItem(String kind, String name, Place whole, Place label, List<OutlineItem> children) {
    OutlineItem(String kind, String name, Place whole, Place label) {
        this(kind, name, whole, label, new ArrayList<>());
    }
}
