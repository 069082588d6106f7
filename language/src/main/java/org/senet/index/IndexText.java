package org.senet.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An index as JSON, for tools outside of the language: {@code files} are paths; {@code entities} have {@code kind name key
 * detail doc fixed}, and local ones {@code scope} as {@code [file start end]}; {@code uses} are numbers by fives: entity,
 * file, start, end, role (0 reads, 1 writes, 2 defines), {@code places} the places of definitions by fours: entity, file,
 * start, end; {@code outline} is a tree; {@code problems} say what is wrong; {@code aliases} and {@code referred} are pairs
 * of a name and a namespace; {@code positions} are names. Files and entities are numbered from 0, places are indexes of UTF-16 units.
 */
public final class IndexText {
    private final Json json = new Json();
    private final Map<String, Integer> files = new HashMap<>();
    private final List<String> fileNames = new ArrayList<>();
    private final Map<Entity, Integer> entities = new HashMap<>();

    private IndexText(ProgramIndex index) {
        index.files().forEach(this::file);
        int number = 0;
        for (var entity : index.entities()) {
            entities.put(entity, number++);
        }
    }

    /** The text of an index. */
    public static String of(ProgramIndex index) {
        var text = new IndexText(index);
        text.write(index);
        return text.json.toString();
    }

    private int file(String name) {
        return files.computeIfAbsent(name, n -> {
            fileNames.add(n);
            return fileNames.size() - 1;
        });
    }

    private int number(Entity entity) {
        return entities.getOrDefault(entity, -1);
    }

    private void write(ProgramIndex index) {
        json.raw("{\"entities\":").array(index.entities(), this::entity);
        json.raw(",\"uses\":").array(index.uses(), this::use);
        json.raw(",\"places\":").array(places(index), json::numbers);
        json.raw(",\"outline\":").array(index.outline(), this::outline);
        json.raw(",\"problems\":").array(index.problems(), this::problem);
        json.raw(",\"aliases\":").array(index.aliases().entrySet(), this::pair);
        json.raw(",\"referred\":").array(index.referred().entrySet(), this::pair);
        json.raw(",\"positions\":").array(index.positions(), json::string);
        json.raw(",\"files\":").array(fileNames, json::string).raw("}");
    }

    private List<int[]> places(ProgramIndex index) {
        var places = new ArrayList<int[]>();
        for (var entity : index.entities()) {
            for (var place : entity.definitions()) {
                places.add(new int[] {number(entity), file(place.file()), place.start(), place.end()});
            }
        }
        return places;
    }

    private void entity(Entity entity) {
        json.raw("{\"kind\":").string(entity.kind().label());
        json.member("name", entity.name());
        json.member("key", entity.key());
        json.member("detail", entity.detail());
        json.member("doc", entity.documentation());
        json.raw(",\"fixed\":" + entity.isFixed());
        var scope = entity.scope();
        if (scope != null) {
            json.raw(",\"scope\":[")
                    .numbers(file(scope.file()), scope.start(), scope.end())
                    .raw("]");
        }
        json.raw("}");
    }

    private void use(Use use) {
        int role =
                switch (use.role()) {
                    case READ -> 0;
                    case WRITE -> 1;
                    case DEFINITION -> 2;
                };
        var place = use.place();
        json.numbers(number(use.entity()), file(place.file()), place.start(), place.end(), role);
    }

    private void outline(OutlineItem item) {
        json.raw("{\"kind\":").string(item.kind()).member("name", item.name());
        json.raw(",\"place\":[")
                .numbers(
                        item.whole().start(),
                        item.whole().end(),
                        item.label().start(),
                        item.label().end());
        json.raw("],\"children\":").array(item.children(), this::outline).raw("}");
    }

    private void problem(Problem problem) {
        json.raw("{\"severity\":").string(problem.severity());
        json.member("message", problem.message()).member("hint", problem.hint());
        var place = problem.place();
        json.raw(",\"place\":[")
                .numbers(file(place.file()), place.start(), place.end())
                .raw("]}");
    }

    private void pair(Map.Entry<String, String> pair) {
        json.raw("[").string(pair.getKey()).raw(",").string(pair.getValue()).raw("]");
    }
}
