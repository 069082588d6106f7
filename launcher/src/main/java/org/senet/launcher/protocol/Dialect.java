package org.senet.launcher.protocol;

import java.util.List;

/** The protocols that are made like the Universal Chess Interface. */
public enum Dialect {
    /** Chess and its variants. */
    UCI("uci", "uciok", "ucinewgame", "fen", "Hash", "bestmove 0000"),
    /** Shogi. */
    USI("usi", "usiok", "usinewgame", "sfen", "USI_Hash", "bestmove resign"),
    /** Xiangqi. */
    UCCI("ucci", "ucciok", "newgame", "fen", "hashsize", "nobestmove");

    private final String hello;
    private final String welcome;
    private final String newGame;
    private final String positionWord;
    private final String table;
    private final String noMove;

    Dialect(String hello, String welcome, String newGame, String positionWord, String table, String noMove) {
        this.hello = hello;
        this.welcome = welcome;
        this.newGame = newGame;
        this.positionWord = positionWord;
        this.table = table;
        this.noMove = noMove;
    }

    /** The greeting. */
    public String hello() {
        return hello;
    }

    /** The end of the answer to the greeting. */
    public String welcome() {
        return welcome;
    }

    /** What is said before another game; an option in UCCI. */
    public String newGame() {
        return newGame;
    }

    /** What stands before the text of a position. */
    public String positionWord() {
        return positionWord;
    }

    /** The option for the size of the table. */
    public String table() {
        return table;
    }

    /** What is answered when there is no move. */
    public String noMove() {
        return noMove;
    }

    /** How moves are written. */
    public Notation notation(Loaded loaded, boolean kingTakesRook) {
        var style =
                switch (this) {
                    case UCI -> CoordinateStyle.uci(loaded, kingTakesRook);
                    case USI -> CoordinateStyle.usi(loaded);
                    case UCCI -> CoordinateStyle.ucci(loaded);
                };
        return new CoordinateNotation(style, loaded.game());
    }

    /** The text of a position as games read it: some programs call the first side of xiangqi red. */
    public String position(List<String> fields) {
        boolean red = this == UCCI && fields.size() > 1 && fields.get(1).equals("r");
        return red
                ? fields.getFirst() + " w " + String.join(" ", fields.subList(2, fields.size()))
                : String.join(" ", fields);
    }

    /** How an option is declared: by name, type and default with bounds. */
    public String option(String name, String rest) {
        return this == UCCI ? "option " + name + " " + rest : "option name " + name + " " + rest;
    }
}
