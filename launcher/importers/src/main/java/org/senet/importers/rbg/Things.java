package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.senet.importers.rbg.Names.Kind;

/** What the pieces, players, cells and directions of a text are called in the program, and which piece is whose. */
final class Things {
    final Names names = new Names();
    /** The piece that stands for an empty cell; an empty text when there is none. */
    final String empty;
    /** The name of the player who owns the pieces that are nobody's. */
    final String nobody;

    private final Sections sections;
    private final Board board;
    private final Map<String, String> owners = new LinkedHashMap<>();
    private final List<String> cells = new ArrayList<>();

    Things(Sections sections, Board board) {
        this.sections = sections;
        this.board = board;
        empty = emptyPiece();
        sections.players().keySet().forEach(player -> names.of(Kind.PLAYER, player));
        sections.pieces().keySet().forEach(piece -> names.of(Kind.PIECE, piece));
        nobody = names.fresh("Nobody", Kind.PLAYER);
        for (var piece : sections.pieces().keySet()) {
            owners.put(piece, owner(piece));
        }
        for (var cell : board.cells()) {
            cells.add(
                    cell.at().isEmpty()
                            ? names.of(Kind.POSITION, cell.name())
                            : names.fresh(label(cell.at(), board.extents()), Kind.POSITION));
        }
        board.steps().keySet().forEach(direction -> names.of(Kind.DIRECTION, direction));
    }

    /** The piece called {@code empty} or {@code e}, or else the one that stands on most cells, if that is more than half of them. */
    private String emptyPiece() {
        for (var name : List.of("empty", "e")) {
            if (sections.pieces().containsKey(name)) {
                return name;
            }
        }
        var counts = new HashMap<String, Integer>();
        board.cells().forEach(cell -> counts.merge(cell.piece(), 1, Integer::sum));
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() * 2 > board.size())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    /** The player with whose name the piece's name begins; else the only one with the same first letter, for short names. */
    private String owner(String piece) {
        var small = piece.toLowerCase(Locale.ROOT);
        var players = sections.players().keySet();
        for (var player : players) {
            if (small.startsWith(player.toLowerCase(Locale.ROOT))) {
                return player(player);
            }
        }
        var initial = players.stream()
                .filter(player ->
                        piece.length() <= 2 && player.toLowerCase(Locale.ROOT).charAt(0) == small.charAt(0))
                .toList();
        return initial.size() == 1 ? player(initial.getFirst()) : nobody;
    }

    /** The name of the position with some coordinates. */
    static String label(List<Integer> at, List<Integer> extents) {
        return column(at.getFirst())
                + (extents.get(1) - at.get(1))
                + (at.size() > 2 ? String.valueOf((char) ('A' + at.get(2))) : "");
    }

    /** Columns are lettered as in spreadsheets. */
    static String column(int number) {
        var letter = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? letter : column(number / 26 - 1) + letter;
    }

    boolean hasNobody() {
        return owners.entrySet().stream()
                .anyMatch(entry ->
                        !entry.getKey().equals(empty) && entry.getValue().equals(nobody));
    }

    /** The player who owns the pieces of a kind. */
    String ownerOf(String piece) {
        return owners.getOrDefault(piece, nobody);
    }

    String player(String name) {
        return names.of(Kind.PLAYER, name);
    }

    String piece(String name) {
        return names.of(Kind.PIECE, name);
    }

    String direction(String name) {
        return names.of(Kind.DIRECTION, name);
    }

    String cell(int number) {
        return cells.get(number);
    }

    /** The attribute that holds a variable or the points of a player. */
    String variable(String name) {
        return names.of(sections.players().containsKey(name) ? Kind.SCORE : Kind.VARIABLE, name);
    }
}
