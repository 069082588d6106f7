package org.senet.tests.browser;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.StreamSupport;

/** The page with a board, as a person uses it. Each action waits until the page is idle again. */
final class BoardPage {
    private static final String HELPERS = """
            window.square = name => [...document.querySelectorAll('#buttons button')].find(b => b.dataset.key === name);
            window.centre = element => {
              if (!element) throw new Error('there is nothing to click');
              element.scrollIntoView({ block: 'nearest' });
              const box = element.getBoundingClientRect();
              return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
            };
            window.names = kind => [...document.querySelectorAll('#buttons button.' + kind)].map(b => b.dataset.key);
            window.until = async condition => {
              const end = performance.now() + 30000;
              while (!condition()) {
                if (performance.now() > end) return false;
                await new Promise(go => setTimeout(go, 10));
              }
              return true;
            };
            """;

    private final Browser browser;
    private final String session;

    BoardPage(Browser browser, String session, String address, int width, int height) {
        this.browser = browser;
        this.session = session;
        send("Runtime.enable", new JsonObject());
        send("Page.enable", new JsonObject());
        var source = new JsonObject();
        source.addProperty("source", HELPERS);
        send("Page.addScriptToEvaluateOnNewDocument", source);
        var size = new JsonObject();
        size.addProperty("width", width);
        size.addProperty("height", height);
        size.addProperty("deviceScaleFactor", 1);
        size.addProperty("mobile", false);
        send("Emulation.setDeviceMetricsOverride", size);
        go(address);
    }

    private JsonObject send(String method, JsonObject parameters) {
        return browser.send(session, method, parameters);
    }

    /** Opens an address; also the same one again. */
    void go(String address) {
        var url = new JsonObject();
        url.addProperty("url", address);
        send("Page.navigate", url);
        waitUntil("document.readyState === 'complete' && document.querySelector('#line')?.textContent");
        settle();
    }

    void reload() {
        send("Page.reload", new JsonObject());
        waitUntil("document.readyState === 'complete' && document.querySelector('#buttons button')");
        settle();
    }

    /** The value of an expression in the page; a promise is waited for. */
    JsonElement evaluate(String expression) {
        var parameters = new JsonObject();
        parameters.addProperty("expression", expression);
        parameters.addProperty("returnByValue", true);
        parameters.addProperty("awaitPromise", true);
        var result = send("Runtime.evaluate", parameters);
        if (result.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
        }
        var value = result.getAsJsonObject("result").get("value");
        return value == null ? com.google.gson.JsonNull.INSTANCE : value;
    }

    String text(String expression) {
        return evaluate(expression).getAsString();
    }

    boolean holds(String condition) {
        return evaluate("!!(" + condition + ")").getAsBoolean();
    }

    void waitUntil(String condition) {
        for (int i = 0; i < 3; i++) {
            try {
                if (evaluate("(window.until ?? (async c => c()))(() => " + condition + ")")
                        .getAsBoolean()) {
                    return;
                }
            } catch (IllegalStateException e) {
                // The page has been left while it was asked.
                continue;
            }
        }
        throw new AssertionError("never came true: " + condition + "; the page says: "
                + evaluate("document.querySelector('#line')?.textContent"));
    }

    /** Waits until what was clicked has been answered. */
    void settle() {
        waitUntil("!document.querySelector('#board').hasAttribute('aria-busy')");
    }

    /** The line that says whose turn it is, or what is wrong. */
    String line() {
        return text("document.querySelector('#line').textContent");
    }

    /** The position as text. */
    String position() {
        return text("document.querySelector('#fen').value");
    }

    /** The moves in the list. */
    List<String> moves() {
        return strings("[...document.querySelectorAll('#moves li')].map(li => li.firstElementChild.textContent)");
    }

    List<String> strings(String expression) {
        JsonArray array = evaluate(expression).getAsJsonArray();
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonElement::getAsString)
                .toList();
    }

    private static String quoted(String text) {
        return new Gson().toJson(text);
    }

    private static String square(String name) {
        return "square(" + quoted(name) + ")";
    }

    private double[] centre(String element) {
        var at = evaluate("centre(" + element + ")").getAsJsonObject();
        return new double[] {at.get("x").getAsDouble(), at.get("y").getAsDouble()};
    }

    private void mouse(String type, double[] at) {
        var event = new JsonObject();
        event.addProperty("type", type);
        event.addProperty("x", at[0]);
        event.addProperty("y", at[1]);
        event.addProperty("button", "left");
        event.addProperty("buttons", type.equals("mouseReleased") ? 0 : 1);
        event.addProperty("clickCount", 1);
        send("Input.dispatchMouseEvent", event);
    }

    private void finger(String type, double... at) {
        var event = new JsonObject();
        event.addProperty("type", type);
        var points = new JsonArray();
        if (at.length > 0) {
            var point = new JsonObject();
            point.addProperty("x", at[0]);
            point.addProperty("y", at[1]);
            points.add(point);
        }
        event.add("touchPoints", points);
        send("Input.dispatchTouchEvent", event);
    }

    /** Clicks positions one after another; a piece in a hand is called by its owner and type. */
    void click(String... names) {
        for (var name : names) {
            clickElement(square(name));
        }
    }

    /** Clicks the button with an identifier. */
    void press(String id) {
        clickElement("document.getElementById(" + quoted(id) + ")");
    }

    /** Clicks one of several moves that are offered on the board. */
    void choose(String move) {
        clickElement("document.querySelector('#choices button[data-choice=" + quoted(move) + "]')");
    }

    private void clickElement(String element) {
        var at = centre(element);
        mouse("mousePressed", at);
        mouse("mouseReleased", at);
        settle();
    }

    void drag(String from, String to) {
        centre(square(from));
        var end = centre(square(to));
        var start = centre(square(from));
        mouse("mousePressed", start);
        mouse("mouseMoved", middle(start, end));
        mouse("mouseMoved", end);
        mouse("mouseReleased", end);
        settle();
    }

    void tap(String name) {
        finger("touchStart", centre(square(name)));
        finger("touchEnd");
        settle();
    }

    void dragByTouch(String from, String to) {
        var end = centre(square(to));
        var start = centre(square(from));
        finger("touchStart", start);
        finger("touchMove", middle(start, end));
        finger("touchMove", end);
        finger("touchEnd");
        settle();
    }

    private static double[] middle(double[] one, double[] other) {
        return new double[] {(one[0] + other[0]) / 2, (one[1] + other[1]) / 2};
    }

    /** Presses a key, as `Enter` or `ArrowLeft`. */
    void key(String name) {
        for (var type : List.of("keyDown", "keyUp")) {
            var event = new JsonObject();
            event.addProperty("type", type);
            event.addProperty("key", name);
            event.addProperty("code", name);
            if (name.equals("Enter")) {
                event.addProperty("text", "\r");
                event.addProperty("windowsVirtualKeyCode", 13);
            }
            send("Input.dispatchKeyEvent", event);
        }
        settle();
    }

    /** Goes to a position and clicks it, with keys alone. */
    void keys(String name) {
        evaluate(
                "document.activeElement.closest('#buttons') || document.querySelector('#buttons button[tabindex=\"0\"]').focus()");
        for (int i = 0; i < 60; i++) {
            var way = evaluate("""
                    (() => { const to = %s.getBoundingClientRect(), at = document.activeElement.getBoundingClientRect();
                      const x = to.left - at.left, y = to.top - at.top;
                      return Math.abs(x) + Math.abs(y) < 3 ? '' : Math.abs(y) > 3 ? (y > 0 ? 'ArrowDown' : 'ArrowUp')
                        : (x > 0 ? 'ArrowRight' : 'ArrowLeft'); })()""".formatted(square(name))).getAsString();
            if (way.isEmpty()) {
                key("Enter");
                return;
            }
            key(way);
        }
        throw new AssertionError("the arrows do not lead to " + name);
    }
}
