package org.senet.launcher;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.graalvm.options.OptionCategory;
import org.graalvm.options.OptionDescriptor;
import org.graalvm.options.OptionDescriptors;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;

/**
 * The options that the launchers of all languages of GraalVM have, under the same names. Those of the engine, its log and the language are
 * handed to the engine as they are. The script {@code senet} has given those of the JVM, {@code --vm.Xmx2g}, to the JVM.
 */
final class StandardOptions {
    /** Programs may use all languages on the class path. */
    static final String POLYGLOT = "senet.polyglot";

    private static final Pattern OF_ENGINE =
            Pattern.compile("--((?:engine|compiler|log|senet|senet-limits)\\.[^=]+)(?:=(.*))?", Pattern.DOTALL);
    private static final String OF_JVM = "--vm.";
    /** What is so anyway: there is a JVM, and nobody has to allow experimental options twice. */
    private static final Set<String> ALWAYS = Set.of("--jvm", "--experimental-options");

    private static final int COLUMN = 44;

    private final Map<String, String> ofEngine = new HashMap<>();

    /** Takes a word of a command line, if it is such an option. */
    boolean take(String word) {
        var option = OF_ENGINE.matcher(word);
        if (option.matches()) {
            ofEngine.put(option.group(1), option.group(2) == null ? "true" : option.group(2));
            return true;
        }
        if (word.equals("--polyglot")) {
            System.setProperty(POLYGLOT, "true");
            return true;
        }
        return word.startsWith(OF_JVM) || ALWAYS.contains(word);
    }

    /** Hands the options over: the engine reads them from the properties of the process. */
    void apply() {
        if (ofEngine.isEmpty()) {
            return;
        }
        try {
            Engine.newBuilder()
                    .useSystemProperties(false)
                    .allowExperimentalOptions(true)
                    .options(ofEngine)
                    .option("engine.WarnInterpreterOnly", "false")
                    .build()
                    .close();
        } catch (IllegalArgumentException | PolyglotException e) {
            // A level of the log that does not exist is an internal error of the engine.
            throw LauncherException.usage(
                    String.valueOf(e.getMessage()).replaceFirst("^[\\w.]+Exception: ", ""),
                    "`senet --help:engine` and `senet --help:languages` list them");
        }
        System.setProperty("polyglot.engine.AllowExperimentalOptions", "true");
        ofEngine.forEach((name, value) -> System.setProperty("polyglot." + name, value));
    }

    /** What is printed for one of the questions that launchers answer; nothing for another word. */
    static List<String> answer(String question) {
        return switch (question) {
            case "--help:languages" -> languages();
            case "--help:tools" -> tools();
            case "--help:engine" -> ofEngine();
            case "--help:vm" ->
                List.of(
                        "Options of the JVM:",
                        column("--vm.OPTION", "hands `-OPTION` to the JVM: `--vm.Xmx2g`, `--vm.Dname=value`"),
                        column("--vm.cp=PATH", "puts more jars and folders on the class path"));
            case "--version:graalvm" -> version();
            default -> List.of();
        };
    }

    private static List<String> languages() {
        var lines = new ArrayList<>(List.of("Languages:"));
        try (var engine = Engine.create()) {
            for (var language : engine.getLanguages().values()) {
                lines.add("  " + language.getName() + " (" + language.getId() + ") " + language.getVersion());
                lines.addAll(options(language.getOptions()));
            }
        }
        return lines;
    }

    private static List<String> tools() {
        var lines = new ArrayList<>(List.of("Tools:"));
        try (var engine = Engine.create()) {
            for (var tool : engine.getInstruments().values()) {
                var options = options(tool.getOptions());
                if (!options.isEmpty()) {
                    lines.add("  " + tool.getName() + " (" + tool.getId() + ") " + tool.getVersion());
                    lines.addAll(options);
                }
            }
        }
        return lines;
    }

    private static List<String> ofEngine() {
        var lines = new ArrayList<>(List.of("Options of the engine:"));
        try (var engine = Engine.create()) {
            lines.addAll(options(engine.getOptions()));
        }
        return lines;
    }

    private static List<String> version() {
        var lines = new ArrayList<String>();
        try (var engine = Engine.create()) {
            lines.add(engine.getImplementationName() + " " + engine.getVersion());
            lines.add("  " + System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
            engine.getLanguages()
                    .values()
                    .forEach(language -> lines.add("  " + language.getName() + " " + language.getVersion()));
        }
        return lines;
    }

    /** A line for each option that is not for those who change the engine itself. */
    private static List<String> options(OptionDescriptors descriptors) {
        return StreamSupport.stream(descriptors.spliterator(), false)
                .filter(option -> option.getCategory() != OptionCategory.INTERNAL && !option.isDeprecated())
                .sorted(Comparator.comparing(OptionDescriptor::getName))
                .map(StandardOptions::line)
                .toList();
    }

    private static String line(OptionDescriptor option) {
        var syntax = option.getUsageSyntax();
        var flag = option.getKey().getDefaultValue() instanceof Boolean;
        var value = syntax != null && !syntax.isEmpty()
                ? syntax
                : flag ? "" : option.getKey().getType().getName();
        return "  " + column("--" + option.getName() + (value.isEmpty() ? "" : "=" + value), option.getHelp());
    }

    private static String column(String option, String help) {
        var gap = Math.max(1, COLUMN - option.length());
        return "  " + option + " ".repeat(gap) + help.lines().findFirst().orElse("");
    }
}
