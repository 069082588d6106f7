package org.senet.launcher.lsp;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.jsonrpc.validation.ReflectiveMessageValidator;
import org.eclipse.lsp4j.services.LanguageServer;
import org.jspecify.annotations.Nullable;

/**
 * Lets through what a client may say at this point of the conversation, if it is complete. Other requests are refused, other
 * notifications are dropped. For one thread, that which reads what the client says.
 */
final class Gate implements MessageConsumer {
    private static final String INITIALIZE = "initialize";
    private static final String SHUTDOWN = "shutdown";
    private static final String EXIT = "exit";
    private static final String PARTS = "$.params.";

    private final Map<String, JsonRpcMethod> methods = ServiceEndpoints.getSupportedMethods(LanguageServer.class);
    private final Validator validator = new Validator();
    private final MessageConsumer next;
    private boolean initialized;
    private boolean shutDown;

    Gate(MessageConsumer next) {
        this.next = next;
    }

    /** What the protocol's classes know of required parts. */
    private static final class Validator extends ReflectiveMessageValidator {
        List<MessageIssue> issues(Message message) {
            return validate(message);
        }
    }

    /**
     * Lets a message through.
     *
     * @throws MessageIssueException when it is refused, with the only issue that the client is to be told
     */
    @Override
    public void consume(Message message) {
        if (message instanceof RequestMessage request) {
            checkTime(request);
            checkParts(request, request.getMethod(), request.getParams());
            initialized |= INITIALIZE.equals(request.getMethod());
            shutDown |= SHUTDOWN.equals(request.getMethod());
        } else if (message instanceof NotificationMessage notification && !EXIT.equals(notification.getMethod())) {
            if (!initialized) {
                return;
            }
            checkParts(notification, notification.getMethod(), notification.getParams());
        }
        next.consume(message);
    }

    private void checkTime(RequestMessage request) {
        var starts = INITIALIZE.equals(request.getMethod());
        if (shutDown) {
            throw refusal(request, ResponseErrorCode.InvalidRequest, "the server is shut down");
        } else if (!initialized && !starts) {
            throw refusal(
                    request, ResponseErrorCode.ServerNotInitialized, "the server waits for the request `initialize`");
        } else if (initialized && starts) {
            throw refusal(request, ResponseErrorCode.InvalidRequest, "the server is initialized already");
        }
    }

    private void checkParts(Message message, String name, @Nullable Object params) {
        var method = methods.get(name);
        if (method == null || method.getParameterTypes().length == 0) {
            return;
        }
        if (params == null) {
            throw refusal(message, ResponseErrorCode.InvalidParams, "`" + name + "` needs `params`");
        }
        // Of what a client must tell of itself, nothing is needed.
        var issues = INITIALIZE.equals(name) ? List.<MessageIssue>of() : validator.issues(message);
        if (!issues.isEmpty()) {
            var missing = issues.stream().map(Gate::missing).collect(Collectors.joining(", "));
            throw refusal(message, ResponseErrorCode.InvalidParams, "`" + name + "` needs " + missing);
        }
    }

    /** What an issue of the library's validator is about: the path of a part, at the end of its text. */
    private static String missing(MessageIssue issue) {
        int path = issue.getText().lastIndexOf(PARTS);
        return path < 0 ? issue.getText() : "`" + issue.getText().substring(path + PARTS.length()) + "`";
    }

    /** The reader tells a client that has asked, and nobody else. */
    private static MessageIssueException refusal(Message message, ResponseErrorCode code, String text) {
        return new MessageIssueException(message, new MessageIssue(text, code.getValue()));
    }
}
