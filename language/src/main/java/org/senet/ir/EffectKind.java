package org.senet.ir;

/** The effects of rules, each with the word of the language. */
public enum EffectKind {
    TAKE("take"),
    DROP("drop"),
    CAPTURE("capture"),
    CREATE("create"),
    PROMOTE("promote"),
    SET_OWNER("set-owner!"),
    SET_ATTRIBUTE("set-attribute!"),
    SET_PIECE("set-piece!"),
    MARK("mark!"),
    NEXT_TURN("next-turn!"),
    WEIGHT("weight"),
    TO_RESERVE("to-reserve"),
    FROM_RESERVE("from-reserve"),
    LOG("log");

    private final String word;

    EffectKind(String word) {
        this.word = word;
    }

    /** The word of the language. */
    public String word() {
        return word;
    }

    /** The effect with a name, or null. */
    public static EffectKind named(String word) {
        for (var k : values()) {
            if (k.word.equals(word)) {
                return k;
            }
        }
        return null;
    }
}
