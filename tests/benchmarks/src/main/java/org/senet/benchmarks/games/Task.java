package org.senet.benchmarks.games;

import java.util.Locale;

/** What is done over and over to be measured. */
public enum Task {
    /** Lines of play are counted; every move is listed, made and taken back. */
    MOVES,
    /** Lines of play are counted; the last moves are only counted. */
    BULK,
    /** Random games are played to their ends. */
    PLAYOUTS;

    /** The name in files and commands. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
