package org.senet.launcher;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.graalvm.polyglot.PolyglotException;
import org.jspecify.annotations.Nullable;

/**
 * The options of GraalVM's tools: debuggers, profilers, coverage. They may stand anywhere in a command line but in what
 * belongs to a script, and are handed to the engine as they are: {@code --cpusampler.Output=json} is its option
 * {@code cpusampler.Output}.
 */
final class Tools {
    /** The tools, with what they are for. */
    static final List<Option> OPTIONS = List.of(
            Option.of("--inspect", "[=PORT]", "stop at the beginning and wait for the debugger of Chrome or an editor"),
            Option.of("--dap", "[=PORT]", "the same for editors that speak the Debug Adapter Protocol"),
            Option.flag("--cpusampler", "tell at the end in which rules and functions the time was spent"),
            Option.flag("--cputracer", "tell at the end how often each rule and function was run"),
            Option.flag("--memtracer", "tell at the end where values were made"),
            Option.flag("--heapmonitor", "tell at the end how many values of each kind there are"),
            Option.flag("--coverage", "tell at the end which code was run"));

    private static final Pattern OPTION = Pattern.compile(
            "--((inspect|dap|cpusampler|cputracer|memtracer|heapmonitor|coverage)(\\.[A-Za-z.]+)?)(=(.*))?");

    /** The commands whose second parameter is the first one of a program. */
    private static final Set<String> OF_SCRIPTS = Set.of("run", EvaluateCommand.NAME);

    /** The ports of the debuggers that wait for somebody to connect. */
    private static final Map<String, Integer> DEBUGGERS = Map.of("inspect", 9229, "dap", 4711);

    private static final Pattern ADDRESS = Pattern.compile("(?:(.*):)?(\\d{1,5})");
    /** How long debuggers and other tools have to come to an end by themselves. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    /** The exit code of a process that was ended by Ctrl-C. */
    private static final int INTERRUPTED = 130;

    private Tools() {}

    /** Switches on the tools and applies the {@link StandardOptions} that a command line asks for, and returns it without them. */
    static List<String> switchOn(List<String> words) {
        var others = new ArrayList<String>();
        var standard = new StandardOptions();
        var parameters = 0;
        var ofScript = false;
        for (var word : words) {
            var option = OPTION.matcher(word);
            if (!ofScript && option.matches()) {
                switchOn(option.group(1), option.group(5));
            } else if (ofScript || !standard.take(word)) {
                others.add(word);
                parameters += isOption(word) ? 0 : 1;
                ofScript |= parameters == 2 && OF_SCRIPTS.contains(firstParameter(others));
            }
        }
        standard.apply();
        DEBUGGERS.forEach((debugger, port) -> {
            var address = System.getProperty("polyglot." + debugger, "false");
            if (!address.equals("false")) {
                requireFree(debugger, address.equals("true") ? String.valueOf(port) : address);
                Runtime.getRuntime().addShutdownHook(new Thread(Tools::endWithoutDebugger));
            }
        });
        return others;
    }

    /** Where a port is taken, a debugger prints a trace of itself, and goes on without or waits for ever. */
    private static void requireFree(String debugger, String address) {
        var parts = ADDRESS.matcher(address);
        if (!parts.matches()) {
            return;
        }
        try {
            var host =
                    parts.group(1) == null ? InetAddress.getLoopbackAddress() : InetAddress.getByName(parts.group(1));
            new ServerSocket(Integer.parseInt(parts.group(2)), 1, host).close();
        } catch (BindException e) {
            throw LauncherException.usage(
                    "`--" + debugger + "` cannot listen on port " + parts.group(2)
                            + ", perhaps because somebody else does",
                    "`--" + debugger + "=0` takes a free one");
        } catch (UnknownHostException e) {
            throw LauncherException.usage(
                    "`--" + debugger + "` cannot listen on `" + parts.group(1) + "`, since there is no such host",
                    "`--" + debugger + "=" + parts.group(2) + "` listens on this machine only");
        } catch (IOException | IllegalArgumentException e) {
            // The debugger says what is wrong with the address.
        }
    }

    /**
     * Whether a command has come to its end while a front end was just leaving: the engine then finds a thread of the debugger that
     * is not over yet, and refuses to close.
     */
    static boolean isDebuggerLeaving(PolyglotException problem) {
        return System.getProperty("polyglot.dap") != null
                && String.valueOf(problem.getMessage()).contains("Alive system thread 'DAP");
    }

    /** The end of the process, as by Ctrl-C, waits for a debugger to go, while that waits for the program, so somebody has to end it. */
    private static void endWithoutDebugger() {
        var end = new Thread(() -> {
            try {
                Thread.sleep(PATIENCE);
            } catch (InterruptedException e) {
                // nobody interrupts it, and the end would come earlier
            }
            Runtime.getRuntime().halt(INTERRUPTED);
        });
        end.setDaemon(true);
        end.start();
    }

    private static boolean isOption(String word) {
        return word.startsWith("-") && word.length() > 1 && !word.equals(EvaluateCommand.NAME);
    }

    private static String firstParameter(List<String> words) {
        return words.stream().filter(w -> !isOption(w)).findFirst().orElseThrow();
    }

    /** The engine reads its options from the properties of the process. */
    private static void switchOn(String option, @Nullable String value) {
        System.setProperty("polyglot." + option, value == null ? "true" : value);
        if (option.indexOf('.') > 0) {
            System.setProperty("polyglot." + option.substring(0, option.indexOf('.')), on(option));
        }
        System.setProperty("polyglot.senet.watched", "true");
        System.setProperty("polyglot.engine.AllowExperimentalOptions", "true");
    }

    private static String on(String option) {
        return System.getProperty("polyglot." + option.substring(0, option.indexOf('.')), "true");
    }
}
