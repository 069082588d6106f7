package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;

/**
 * A string whose reader can be interrupted: some regular expressions take for ever on some texts, and a program with a
 * time limit must end all the same.
 */
final class InterruptibleText implements CharSequence {
    private static final int READS_BETWEEN_POLLS = 1 << 12;

    private final String text;
    private int reads;

    InterruptibleText(String text) {
        this.text = text;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        if (++reads % READS_BETWEEN_POLLS == 0) {
            TruffleSafepoint.poll(null);
        }
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.substring(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
