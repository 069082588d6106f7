package org.senet.benchmarks.yardstick;

/**
 * A position of chess as text, in the notation of Forsyth and Edwards. Squares are numbered from a1 by rows.
 *
 * @param letters the letter of the piece on each square, or a space
 * @param player who moves: 0 for White, 1 for Black
 * @param rights bits for who may castle: White's short and long, Black's short and long
 * @param passed the square that a pawn has passed just now, or {@link ChessBoard#NOWHERE}
 * @param quietPlies how many plies there were neither captures nor moves of pawns
 */
record ChessDiagram(String letters, int player, int rights, int passed, int quietPlies) {
    /** The start of a game. */
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final int SIDE = 8;
    private static final String PIECES = "PpNnBbRrQqKk";

    /**
     * Reads a position; the numbers at its end may be missing.
     *
     * @throws IllegalArgumentException when the text is none
     */
    static ChessDiagram parse(String fen) {
        var fields = fen.strip().split(" ");
        if (fields.length < 4) {
            throw new IllegalArgumentException("`" + fen + "` is no position of chess");
        }
        int rights = 0;
        for (int i = 0; i < 4; i++) {
            rights |= fields[2].indexOf("KQkq".charAt(i)) >= 0 ? 1 << i : 0;
        }
        var passed = fields[3];
        return new ChessDiagram(
                readPieces(fields[0]),
                fields[1].equals("w") ? ChessBoard.WHITE : ChessBoard.BLACK,
                rights,
                passed.equals("-") ? ChessBoard.NOWHERE : passed.charAt(0) - 'a' + SIDE * (passed.charAt(1) - '1'),
                fields.length > 4 ? Integer.parseInt(fields[4]) : 0);
    }

    private static String readPieces(String text) {
        var rows = text.split("/", -1);
        var letters = new StringBuilder();
        for (int row = rows.length - 1; row >= 0; row--) {
            for (char letter : rows[row].toCharArray()) {
                letters.append(Character.isDigit(letter) ? " ".repeat(letter - '0') : String.valueOf(letter));
            }
            if (letters.length() % SIDE != 0) {
                throw noPieces(text);
            }
        }
        if (letters.length() != SIDE * SIDE || !letters.chars().allMatch(c -> c == ' ' || PIECES.indexOf(c) >= 0)) {
            throw noPieces(text);
        }
        return letters.toString();
    }

    private static IllegalArgumentException noPieces(String text) {
        return new IllegalArgumentException("`" + text + "` are no pieces of chess");
    }
}
