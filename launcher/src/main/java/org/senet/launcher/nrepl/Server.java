package org.senet.launcher.nrepl;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import org.graalvm.polyglot.Context;

/** A server for editors: one context, any number of connections and sessions, which share what programs define. Thread-safe. */
public final class Server implements Closeable {
    private static final int BACKLOG = 50;

    /** Makes the context of a server. */
    @FunctionalInterface
    public interface ContextFactory {
        /** A context with these streams. */
        Context make(InputStream in, OutputStream out, OutputStream err);
    }

    private final ServerSocket socket;
    private final Context context;
    private final Evaluator evaluator;
    private final Operations operations;
    private final Set<Socket> connections = ConcurrentHashMap.newKeySet();

    /**
     * Opens a server.
     *
     * @param address the address at which it listens
     * @param port its port; 0 for any that is free
     * @param out where programs print that no client runs
     * @param err where such programs print errors
     * @param version of Senet, for editors that show it
     * @param exit is called with the exit code when a program asks to end the process
     * @throws IOException when the port is taken
     */
    public Server(
            InetAddress address,
            int port,
            ContextFactory contexts,
            PrintStream out,
            PrintStream err,
            String version,
            IntConsumer exit)
            throws IOException {
        socket = new ServerSocket(port, BACKLOG, address);
        var streams = new Streams(out, err);
        context = contexts.make(streams.in(), streams.out(), streams.err());
        evaluator = new Evaluator(context, streams);
        operations = new Operations(evaluator, streams, version, exit);
    }

    /** The context; to be used before {@link #run()} only. */
    public Context context() {
        return context;
    }

    /** The port at which the server listens. */
    public int port() {
        return socket.getLocalPort();
    }

    /** Serves clients until the server is closed. */
    public void run() throws IOException {
        while (!socket.isClosed()) {
            Socket client;
            try {
                client = socket.accept();
            } catch (IOException e) {
                if (socket.isClosed()) {
                    return;
                }
                throw e;
            }
            connections.add(client);
            Thread.ofVirtual().name("client").start(() -> serve(client));
        }
    }

    private void serve(Socket client) {
        try (client) {
            client.setTcpNoDelay(true);
            var transport = new Transport(client.getInputStream(), client.getOutputStream());
            for (var message = transport.read(); message != null; message = transport.read()) {
                operations.handle(new Request(message, transport));
            }
        } catch (IOException e) {
            // The client has gone, or does not speak this protocol; others stay.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            connections.remove(client);
        }
    }

    /** Ends all connections and whatever is evaluated. */
    @Override
    public void close() throws IOException {
        socket.close();
        for (var client : connections) {
            client.close();
        }
        evaluator.close();
        context.close(true);
    }
}
