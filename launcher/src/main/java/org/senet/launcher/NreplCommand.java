package org.senet.launcher;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.senet.launcher.nrepl.Server;

/** {@code nrepl}: serves editors that evaluate texts over a socket. */
final class NreplCommand implements Command {
    /** Editors look for the number of the port in a file of this name in the folder of the project. */
    private static final Path PORT_FILE = Path.of(".nrepl-port");

    private static final int HIGHEST_PORT = 65_535;

    private static final Syntax SYNTAX = new Syntax(
            "nrepl",
            List.of(),
            "FILES" + Syntax.MORE,
            "serve editors that evaluate forms, by the nREPL protocol",
            """
            The FILES are evaluated first. The server listens on this machine only, and writes the number of its port to
            `.nrepl-port`, where editors look for it. Ctrl-C ends it.""",
            List.of(Option.of("--port", "PORT", "the port to listen at (otherwise any that is free)")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        int port = (int) arguments.number("--port", 0, HIGHEST_PORT, 0);
        try (var server = open(port, terminal)) {
            for (var file : arguments.rest()) {
                server.context().eval(Scripts.read(Path.of(file)));
            }
            var number = Integer.toString(server.port());
            WholeFile.write(PORT_FILE, number);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(number)));
            terminal.out()
                    .println("nREPL server started on port " + number + " on host localhost - nrepl://localhost:"
                            + number);
            terminal.out().flush();
            server.run();
        }
        return 0;
    }

    private static Server open(int port, Terminal terminal) throws IOException {
        try {
            return new Server(
                    InetAddress.getLoopbackAddress(),
                    port,
                    Scripts::newContext,
                    terminal.out(),
                    terminal.err(),
                    Main.version(),
                    System::exit);
        } catch (BindException e) {
            throw LauncherException.failure("the port " + port + " is taken: another program listens there");
        }
    }

    /** Removes the file, unless another server has written it since. */
    private static void remove(String number) {
        try {
            if (Files.readString(PORT_FILE).equals(number)) {
                Files.delete(PORT_FILE);
            }
        } catch (IOException e) {
            // Somebody else has removed it.
        }
    }
}
