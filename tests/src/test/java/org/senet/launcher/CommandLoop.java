package org.senet.launcher;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs one command line after another, so that tests of what commands say need not start a process for each. A line comes
 * through standard input as the number of its words, the words, and what the command is to read; what the command prints, its
 * errors, and its exit code go back through standard output. The directory is that of the process.
 */
final class CommandLoop {
    private CommandLoop() {}

    public static void main(String[] arguments) throws IOException {
        var in = new DataInputStream(System.in);
        var out = new DataOutputStream(System.out);
        while (true) {
            List<String> words;
            try {
                words = words(in);
            } catch (EOFException e) {
                return;
            }
            run(words, new ByteArrayInputStream(bytes(in)), out);
            out.flush();
        }
    }

    private static List<String> words(DataInputStream in) throws IOException {
        int count = in.readInt();
        var words = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            words.add(new String(bytes(in), StandardCharsets.UTF_8));
        }
        return words;
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt());
    }

    private static void run(List<String> words, InputStream input, DataOutputStream answer) throws IOException {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var terminal = new Terminal(
                input,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                false);
        int exitCode = new Main(terminal).run(words);
        for (var printed : List.of(out, err)) {
            answer.writeInt(printed.size());
            printed.writeTo(answer);
        }
        answer.writeInt(exitCode);
    }
}
