package org.senet.launcher;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.senet.launcher.Seats.Kind;

/** A game being played on the terminal by people and random movers. Used once. */
final class Table {
    private static final String HELP = """
            A move        its notation, or its number in the list of moves
            moves         list the legal moves with their numbers
            board         draw the board again
            undo          take back your last move, and the moves made since
            quit          leave the game
            help          print this""";

    private final Terminal terminal;
    private final Map<String, Kind> seats;
    private final SplittableRandom random;
    /** The positions before the current one, the latest first. */
    private final Deque<Position> past = new ArrayDeque<>();

    private Position position;
    private List<Move> moves;
    private boolean left;

    Table(Terminal terminal, Map<String, Kind> seats, SplittableRandom random, Position start) {
        this.terminal = terminal;
        this.seats = seats;
        this.random = random;
        this.position = start;
        this.moves = start.moves();
    }

    /** Plays until the game is over, the player quits or the input ends. */
    void play() {
        draw();
        while (!left && !position.isOver()) {
            if (kind(position) == Kind.HUMAN) {
                ask();
            } else {
                moveAtRandom();
            }
        }
        if (position.isOver()) {
            say("Game over: " + Optional.ofNullable(position.result()).orElse("no result"));
        }
    }

    private Kind kind(Position at) {
        return seats.getOrDefault(at.player(), Kind.RANDOM);
    }

    private void moveAtRandom() {
        var move = moves.get(random.nextInt(moves.size()));
        say(position.player() + " plays " + move.notation());
        make(move);
    }

    private void ask() {
        terminal.out().print(position.player() + ", turn " + position.turn() + "> ");
        terminal.out().flush();
        var line = terminal.readLine();
        if (line == null) {
            say("");
            left = true;
            return;
        }
        var word = line.strip();
        switch (word) {
            case "" -> {}
            case "quit", "exit" -> left = true;
            case "help", "?" -> say(HELP);
            case "board" -> draw();
            case "moves" -> list();
            case "undo" -> undo();
            default -> move(word);
        }
    }

    private void move(String word) {
        var move = MoveFinder.find(moves, word).or(() -> byNumber(word));
        if (move.isPresent()) {
            make(move.get());
        } else {
            say("`" + word + "` is not a legal move here; " + MoveFinder.hint(moves, word));
            say("`moves` lists all, `help` tells what else can be typed");
        }
    }

    private Optional<Move> byNumber(String word) {
        if (!word.matches("\\d{1,9}")) {
            return Optional.empty();
        }
        var number = Integer.parseInt(word);
        return number >= 1 && number <= moves.size() ? Optional.of(moves.get(number - 1)) : Optional.empty();
    }

    private void make(Move move) {
        past.push(position);
        go(position.after(move));
        draw();
    }

    private void undo() {
        if (past.stream().noneMatch(earlier -> kind(earlier) == Kind.HUMAN)) {
            say("there is no move of yours to take back");
            return;
        }
        var earlier = past.pop();
        while (kind(earlier) != Kind.HUMAN) {
            earlier = past.pop();
        }
        go(earlier);
        draw();
    }

    private void go(Position next) {
        position = next;
        moves = next.moves();
    }

    private void draw() {
        say("");
        say(position.text());
        say("");
    }

    private void list() {
        for (int i = 0; i < moves.size(); i++) {
            say("%4d  %s".formatted(i + 1, moves.get(i).notation()));
        }
    }

    private void say(String text) {
        terminal.out().println(text);
    }
}
