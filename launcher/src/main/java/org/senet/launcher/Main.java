package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.graalvm.polyglot.PolyglotException;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.ClusterException;
import org.senet.launcher.display.ErrorReport;

/** The entry point of the {@code senet} command. */
public final class Main {
    private final Terminal terminal;

    private final Watch.Clock clock;

    Main(Terminal terminal) {
        this(terminal, Watch.FOREVER);
    }

    /** @param clock tells commands that watch files when to look again */
    Main(Terminal terminal, Watch.Clock clock) {
        this.terminal = terminal;
        this.clock = clock;
    }

    /**
     * Runs a command and ends the process: exit code 0 when all is well, 1 when the script or game failed, 2 for a
     * command line that makes no sense, or what the script asked for.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        loadWhileThereIsStack();
        System.exit(new Main(Terminal.ofProcess()).run(List.of(args)));
    }

    /**
     * A class whose initializer runs out of stack can never be used again. Reading classes from jars needs this one, so it
     * must not be initialized for the first time inside a script's endless recursion.
     */
    private static void loadWhileThereIsStack() {
        new java.util.zip.CRC32().reset();
    }

    /** Runs a command line and returns the exit code. */
    int run(List<String> words) {
        return reported(() -> dispatch(Tools.switchOn(words)));
    }

    /** Does something, and reports what keeps it from being done. */
    private int reported(Watch.Work work) {
        try {
            return work.run();
        } catch (LauncherException e) {
            report(e.text(), e.hint());
            return e.exitCode();
        } catch (ClusterException e) {
            report(e.text(), e.hint());
            return LauncherException.FAILURE;
        } catch (IOException e) {
            report(FileProblem.text(e), null);
            return LauncherException.FAILURE;
        }
    }

    private int dispatch(List<String> words) throws IOException {
        // Options that stand before the command belong to it.
        var at = 0;
        while (at < words.size()
                && words.get(at).startsWith("-")
                && !words.get(at).equals(EvaluateCommand.NAME)) {
            at++;
        }
        var options = words.subList(0, at);
        if (at == words.size()) {
            return withoutCommand(options);
        }
        var name = words.get(at);
        var rest = words.subList(at + 1, words.size());
        if (name.equals("help")) {
            return rest.isEmpty() ? withoutCommand(List.of("--help")) : dispatch(List.of(rest.getFirst(), "--help"));
        }
        var command = Commands.find(name).orElseThrow(() -> unknownCommand(name));
        return run(command, ArgumentParser.parse(command.syntax(), concatenated(options, rest)));
    }

    private int withoutCommand(List<String> options) {
        for (var option : options) {
            switch (option) {
                case "--help", "-h" -> {
                    Help.lines().forEach(terminal.out()::println);
                    return 0;
                }
                case "--version" -> {
                    terminal.out().println("senet " + version());
                    return 0;
                }
                case "--jit", "--no-jit", "--stacktrace" -> {}
                default -> {
                    var answer = StandardOptions.answer(option);
                    if (answer.isEmpty()) {
                        throw unknownOption(option);
                    }
                    answer.forEach(terminal.out()::println);
                    return 0;
                }
            }
        }
        Help.lines().forEach(terminal.err()::println);
        return LauncherException.BAD_USAGE;
    }

    private int run(Command command, Arguments arguments) throws IOException {
        if (arguments.has("--help")) {
            Help.lines(command.syntax()).forEach(terminal.out()::println);
            return 0;
        }
        return arguments.has(Watch.OPTION.name()) ? watch(command, arguments) : once(command, arguments);
    }

    /** What makes no sense at all is told at once, and what goes wrong later after each change. */
    private int watch(Command command, Arguments arguments) throws IOException {
        var watched = Watch.watched(arguments);
        var names = String.join(", ", watched);
        return new Watch(watched).loop(() -> reported(() -> once(command, arguments)), clock, () -> terminal.err()
                .println("-- waiting for a change of " + names));
    }

    private int once(Command command, Arguments arguments) throws IOException {
        try {
            return command.run(arguments, terminal);
        } catch (ScriptFailure e) {
            return failed(e.exception(), e.report(), arguments);
        } catch (ForeignGames.ForeignFailure e) {
            terminal.out().flush();
            e.report().lines(terminal.errStyle()).forEach(terminal.err()::println);
            return LauncherException.FAILURE;
        } catch (PolyglotException e) {
            return failed(e, ErrorReport.of(e), arguments);
        } catch (LauncherException | ClusterException | IOException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return broken(e, arguments);
        } finally {
            terminal.out().flush();
        }
    }

    private int failed(PolyglotException exception, ErrorReport report, Arguments arguments) {
        if (exception.isExit()) {
            return exception.getExitStatus();
        }
        if (exception.isInternalError()) {
            return Tools.isDebuggerLeaving(exception) ? 0 : broken(exception, arguments);
        }
        terminal.out().flush();
        report.lines(terminal.errStyle()).forEach(terminal.err()::println);
        showTrace(exception, arguments);
        return LauncherException.FAILURE;
    }

    private int broken(Throwable problem, Arguments arguments) {
        terminal.out().flush();
        var hint = arguments.has("--stacktrace") ? null : "`--stacktrace` shows where it happened";
        var what = problem instanceof PolyglotException ? problem.getMessage() : problem.toString();
        report("Senet itself failed, please report this: " + what, hint);
        showTrace(problem, arguments);
        return LauncherException.FAILURE;
    }

    private void showTrace(Throwable problem, Arguments arguments) {
        if (arguments.has("--stacktrace")) {
            problem.printStackTrace(terminal.err());
        }
    }

    private void report(String message, @Nullable String hint) {
        var style = terminal.errStyle();
        terminal.err().println(style.red("error:") + " " + style.bold(message));
        if (hint != null) {
            terminal.err().println("  " + style.cyan("hint:") + " " + hint);
        }
    }

    private static LauncherException unknownCommand(String name) {
        var near = Nearest.hint(name, Commands.names());
        var script = Files.isRegularFile(Path.of(name)) ? "did you mean `senet run " + name + "`?" : null;
        var hint = Optional.ofNullable(script).or(() -> Optional.ofNullable(near));
        return LauncherException.usage(
                "there is no command `" + name + "`", hint.orElse("`senet --help` lists the commands"));
    }

    private static LauncherException unknownOption(String option) {
        var near = Nearest.hint(option, List.of("--help", "--version", "--jit", "--no-jit", "--stacktrace"));
        return LauncherException.usage(
                "there is no option `" + option + "`", near != null ? near : "`senet --help` tells how to call");
    }

    private static List<String> concatenated(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    static String version() {
        var version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "development version" : version;
    }
}
