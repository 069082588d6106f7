package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games as engines of the Hub protocol for draughts. */
class HubEngineTest extends EngineConversations {
    /** The start of international draughts, as the protocol's document has it, and a capture with its square. */
    @Test
    void playsDraughts() throws IOException {
        var hub = talk("hub", "international-draughts", "random");
        hub.say("hub", "init");
        hub.until("ready");
        var start = "W" + "b".repeat(20) + "e".repeat(10) + "w".repeat(20);
        // After 32-28 19-23 the capture of 23 is forced.
        hub.say("pos pos=" + start + " moves=\"32-28 19-23\"", "level move-time=1", "go think");
        assertThat(hub.until("done").getLast()).isEqualTo("done move=28x19x23");
        hub.say("ping", "pos pos=Wbb", "go think");
        assertThat(hub.next()).isEqualTo("pong");
        assertThat(hub.next()).startsWith("error message=\"a position has a letter");
    }

    /** After the expected move, the limits of depth and nodes count; without any limit, a move takes its usual time. */
    @ParameterizedTest
    @CsvSource({"level depth=2", "level nodes=50", "level"})
    void endsPondering(String level) throws IOException {
        var hub = talk("hub", "russian-checkers", "alphabeta");
        hub.say("hub", "init", "pos pos=W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12), level);
        hub.until("ready");
        hub.say("go ponder", "ping");
        assertThat(hub.until("pong")).noneMatch(line -> line.startsWith("done"));
        hub.say("ponder-hit");
        hub.until("done");
    }

    /** An analysis ends by its limits, and without limits by a word. */
    @Test
    void endsAnalyses() throws IOException {
        var hub = talk("hub", "russian-checkers", "alphabeta");
        hub.say("hub", "init", "pos pos=W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12));
        hub.say("level depth=1", "go analyze");
        hub.until("done");
        hub.say("level infinite", "go analyze", "ping");
        assertThat(hub.until("pong")).noneMatch(line -> line.startsWith("done"));
        hub.say("stop");
        hub.until("done");
    }
}
