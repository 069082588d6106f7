package org.senet.launcher.lsp;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the names in a program stand for, as the language tells it: see {@code org.senet.index.IndexText}. Immutable.
 *
 * @param files the paths of the program's files, that of the text itself first
 * @param positions the names of the positions of all boards
 */
record Analysis(
        List<Entity> entities,
        int[] uses,
        int[] places,
        List<Item> outline,
        List<Problem> problems,
        List<List<String>> aliases,
        List<List<String>> referred,
        List<String> positions,
        List<String> files) {
    private static final Gson GSON = new Gson();
    private static final int USE = 5;
    private static final int PLACE = 4;
    static final int DEFINITION = 2;
    static final int WRITE = 1;

    /** Something that has a name. */
    record Entity(
            String kind,
            String name,
            String key,
            @Nullable String detail,
            @Nullable String doc,
            boolean fixed,
            int @Nullable [] scope) {
        /** Whether only a part of one text knows it. */
        boolean isLocal() {
            return key.startsWith("local ") || key.startsWith("rule ");
        }

        /** For a variable of a namespace, that namespace; else nothing. */
        String namespace() {
            return key.startsWith("var ") ? key.substring(4, key.indexOf('/')) : "";
        }

        /** Whether it belongs to the language or its library. */
        boolean isOfLibrary() {
            return kind.equals("word") || namespace().startsWith("senet.");
        }
    }

    /** An entry of the outline; the place is {@code start end labelStart labelEnd}. */
    record Item(String kind, String name, int[] place, List<Item> children) {}

    /** Something wrong; the place is {@code file start end}. */
    record Problem(
            String severity, String message, @Nullable String hint, int[] place) {}

    /** A name in a text; the file is a number. */
    record Use(int entity, int file, int start, int end, int role) {}

    static Analysis parse(String json) {
        return GSON.fromJson(json, Analysis.class);
    }

    /** What is known of a text that could not be analysed. */
    static Analysis empty(String file) {
        return new Analysis(
                List.of(),
                new int[0],
                new int[0],
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(file));
    }

    private Use use(int i) {
        return new Use(uses[i], uses[i + 1], uses[i + 2], uses[i + 3], uses[i + 4]);
    }

    List<Use> allUses() {
        return IntStream.range(0, uses.length / USE).mapToObj(i -> use(i * USE)).toList();
    }

    /** The name that stands at an offset of a file, or right before it. */
    Optional<Use> useAt(int file, int offset) {
        Use touching = null;
        for (int i = 0; i < uses.length; i += USE) {
            if (uses[i + 1] == file && uses[i + 2] <= offset && offset <= uses[i + 3]) {
                var use = use(i);
                if (offset < use.end()) {
                    return Optional.of(use);
                }
                touching = use;
            }
        }
        return Optional.ofNullable(touching);
    }

    /** The uses of what has a key. */
    List<Use> usesOf(String key) {
        var found = new ArrayList<Use>();
        for (int i = 0; i < uses.length; i += USE) {
            if (entities.get(uses[i]).key().equals(key)) {
                found.add(use(i));
            }
        }
        return found;
    }

    /** The places where an entity is defined: file, start, end. */
    List<int[]> definitions(int entity) {
        var found = new ArrayList<int[]>();
        for (int i = 0; i < places.length; i += PLACE) {
            if (places[i] == entity) {
                found.add(new int[] {places[i + 1], places[i + 2], places[i + 3]});
            }
        }
        return found;
    }

    @Nullable
    Entity entity(String key) {
        for (var entity : entities) {
            if (entity.key().equals(key)) {
                return entity;
            }
        }
        return null;
    }
}
