package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import javax.xml.parsers.DocumentBuilderFactory;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Position;
import org.senet.launcher.picture.BoardPicture;
import org.senet.launcher.picture.Scene;
import org.senet.launcher.picture.View;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Pictures of positions: that they are documents of a sensible size in which everything is there once, and what they show. */
class PicturesTest {
    private static final int LARGEST = 60_000;
    /** Layers of a pyramid lie on each other. */
    private static final Set<String> LAYERED = Set.of("margo");

    private static final String PIECE = "(piece (name Man) (place (log position) (drop)))";
    private static final String GAME = "(game (name \"Test\") (board b) (players White Black))";

    static List<String> games() {
        return Senet.scripts().stream().filter(Senet::isGame).toList();
    }

    private static Document parsed(String picture) {
        try {
            var factory = DocumentBuilderFactory.newInstance();
            return factory.newDocumentBuilder()
                    .parse(new ByteArrayInputStream(picture.getBytes(StandardCharsets.UTF_8)));
        } catch (Exception e) {
            throw new AssertionError(picture, e);
        }
    }

    /** The elements that have an attribute, by its value; none has the same value as another. */
    private static Map<String, Element> with(Document document, String attribute) {
        var found = new HashMap<String, Element>();
        var all = document.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            if (all.item(i) instanceof Element element && element.hasAttribute(attribute)) {
                assertThat(found.put(element.getAttribute(attribute), element)).isNull();
            }
        }
        return found;
    }

    private static String picture(Position position, View view) {
        return new BoardPicture(position.game()).draw(Scene.of(position), view);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingIsThereOnce(String name) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = Games.load(context, name);
            var all = new ArrayList<Game>(List.of(game));
            game.variants().forEach(variant -> all.add(game.variant(variant)));
            for (var each : all) {
                check(each.start(), LAYERED.contains(name));
            }
            // A hundred plies on, pieces are captured, promoted, dropped and stacked.
            check(game.start().playout(1, 100), LAYERED.contains(name));
        }
    }

    private static void check(Position position, boolean layered) {
        for (var view : List.of(View.PLAIN, new View(true, true, false))) {
            var text = picture(position, view);
            assertThat(text.length()).isLessThan(LARGEST);
            var document = parsed(text);
            assertThat(with(document, "data-square").keySet())
                    .containsExactlyInAnyOrderElementsOf(position.game().squares().stream()
                            .map(square -> square.name())
                            .toList());
            assertThat(with(document, "data-piece").keySet())
                    .containsExactlyInAnyOrderElementsOf(position.pieces().stream()
                            .map(piece -> piece.position())
                            .toList());
            var root = document.getDocumentElement();
            var places = new TreeSet<String>();
            with(document, "data-square").values().forEach(square -> {
                places.add(square.getAttribute("x") + " " + square.getAttribute("y"));
                assertThat(Double.parseDouble(square.getAttribute("x")))
                        .isBetween(30.0, Double.parseDouble(root.getAttribute("width")) - 30);
                assertThat(Double.parseDouble(square.getAttribute("y")))
                        .isBetween(30.0, Double.parseDouble(root.getAttribute("height")) - 30);
            });
            if (!layered) {
                assertThat(places).hasSameSizeAs(position.game().squares());
            }
        }
    }

    private static Document ofText(String text) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = Games.of(context.eval(Senet.LANGUAGE, text));
            return parsed(picture(game.start(), View.PLAIN));
        }
    }

    private static double distance(Document document, String one, String other) {
        var squares = with(document, "data-square");
        var from = squares.get(one);
        var to = squares.get(other);
        assertThat(from).isNotNull();
        assertThat(to).isNotNull();
        return from == null || to == null
                ? -1
                : Math.hypot(
                        Double.parseDouble(from.getAttribute("x")) - Double.parseDouble(to.getAttribute("x")),
                        Double.parseDouble(from.getAttribute("y")) - Double.parseDouble(to.getAttribute("y")));
    }

    /** All six neighbours of a hexagon are equally far away, whichever diagonal there is. */
    @Test
    void hexagonsAreInferredFromOneDiagonal() {
        for (var diagonal : List.of("1 1", "1 -1")) {
            var document = ofText("(board (name b) (dim \"a-c\") (dim \"3-1\") (dir n 0 -1) (dir east 1 0) (dir x "
                    + diagonal + "))" + PIECE + GAME);
            var far = diagonal.equals("1 1") ? "c1" : "c3";
            assertThat(distance(document, "b2", "c2")).isEqualTo(60);
            assertThat(distance(document, "b2", "b3")).isBetween(59.9, 60.1);
            assertThat(distance(document, "b2", far)).isBetween(59.9, 60.1);
        }
        var square = ofText(
                "(board (name b) (dim \"a-c\") (dim \"3-1\") (dir n 0 -1) (dir east 1 0) (dir x 1 1) (dir y 1 -1))"
                        + PIECE + GAME);
        assertThat(distance(square, "b2", "c1")).isBetween(84.8, 84.9);
    }

    /** Between points that steps join there are lines: an outer square of morris has one on each side. */
    @Test
    void pointsAreInferredFromStepsOverGaps() {
        var document = ofText("""
                (board (name b) (dim "a-c") (dim "3-1") (kill b1 b3 a2 c2 b2)
                  (link east a3 c3 a1 c1) (link north a1 a3 c1 c3))
                """ + PIECE + GAME);
        assertThat(path(document)).containsOnlyOnce("M62 62L182 62").hasSize(4 * "M62 62L182 62".length() + 4);
    }

    private static String path(Document document) {
        var paths = document.getElementsByTagName("path");
        for (int i = 0; i < paths.getLength(); i++) {
            if (paths.item(i) instanceof Element path
                    && path.getAttribute("fill").equals("none")) {
                return path.getAttribute("d");
            }
        }
        return "";
    }

    @Test
    void positionsOfNoDimensionMakeAGraph() {
        var document = ofText("(board (name b) (position p q r) (link x p q q r r p))" + PIECE + GAME);
        double side = distance(document, "p", "q");
        assertThat(distance(document, "q", "r")).isBetween(side * 0.99, side * 1.01);
        assertThat(distance(document, "p", "r")).isBetween(side * 0.99, side * 1.01);
        assertThat(side).isGreaterThan(60);
    }

    @Test
    void aLayoutSaysWherePositionsLie() {
        var document = ofText("""
                (board (name b) (dim "a-b") (dim "1") (position store) (dir east 1 0)
                  (layout pits (axes (2 0) (0 1)) (at store 1 -1)))
                """ + PIECE + GAME);
        assertThat(distance(document, "a1", "b1")).isEqualTo(120);
        assertThat(distance(document, "store", "a1")).isBetween(84.8, 84.9);
        assertThat(distance(document, "store", "b1")).isBetween(84.8, 84.9);
    }

    /** Each seed is a circle, besides one for each pit. */
    @Test
    void asManySeedsAreDrawnAsThereAre() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var start = Games.load(context, "kalah").start();
            var circles = parsed(picture(start, View.PLAIN)).getElementsByTagName("circle");
            assertThat(circles.getLength()).isEqualTo(12 * 4 + 4);
        }
    }

    /** What is written in a script is text in a picture. */
    @Test
    void textsAreEscaped() {
        var document = ofText("(board (name b) (dim \"a-b\") (dim \"1\") (dir east 1 0))"
                + "(piece (name Man) (picture disk \"<b>&\") (place (drop)))"
                + "(game (name \"<script>\") (board b) (players (White (Man a1))))");
        assertThat(document.getElementsByTagName("script").getLength()).isZero();
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .startsWith("<script>");
        assertThat(document.getDocumentElement().getTextContent()).contains("<b>&");
    }

    /** The same for both ways in which hosts in Java see objects, the second one without any rights. */
    @Test
    void hostsSeeAttributesColumnsAndSteps() {
        try (var free = Context.newBuilder(Senet.LANGUAGE)
                        .allowHostAccess(HostAccess.ALL)
                        .build();
                var strict = Context.create(Senet.LANGUAGE)) {
            hostsSee(name -> Games.value(Games.load(free, name)).as(Game.class));
            hostsSee(name -> Games.load(strict, name));
        }
    }

    private static void hostsSee(Function<String, Game> load) {
        var kalah = load.apply("kalah");
        var move = kalah.start().moves().getFirst();
        assertThat(move.actions().getFirst().kind()).isEqualTo("change");
        assertThat(number(move.actions().getFirst().attributes().get("seeds"))).isZero();
        assertThat(number(move.actions().get(1).attributes().get("seeds"))).isEqualTo(5);
        var lasca = load.apply("lasca").position("W:Wc3[B,W]:B");
        var top = lasca.pieces().getFirst();
        assertThat(top.below()).extracting(p -> p.owner()).containsExactly("Black", "White");
        var shogi = load.apply("shogi");
        assertThat(shogi.steps("White"))
                .anyMatch(s -> s.direction().equals("n") && s.from().equals("5e") && s.to().equals("5f"));
        assertThat(shogi.steps("Black"))
                .anyMatch(s -> s.direction().equals("n") && s.from().equals("5e") && s.to().equals("5d"));
        var chess = load.apply("chess");
        assertThat(chess.start().attributes()).containsKey("quiet-plies");
        assertThat(chess.dimensions().getFirst()).startsWith("a", "b");
        assertThat(chess.squares()).hasSize(64).allMatch(s -> s.inPlay());
        assertThat(chess.squares().get(1).coordinates()).containsExactly(1L, 0L);
        assertThat(chess.layout().style()).isEqualTo("chequered");
        assertThat(load.apply("nine-mens-morris").start().attributes()).containsKey("white-men");
        assertThat(shogi.pictures().get("King")).isNotNull();
    }

    private static long number(@Nullable Object value) {
        return value instanceof Number n ? n.longValue() : -1;
    }
}
