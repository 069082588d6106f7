package org.senet.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads zones: {@code (zone center d4 e4 d5 e5)} for everybody, and for one player {@code (zone promotion White "*8")}
 * or {@code (zone (name promotion) (players White) (positions "*8"))}. In the short form, the first word is a player
 * when it is no position.
 */
final class ZoneReader {
    private final Declaration declaration;
    private final PositionFinder finder;
    private final PlayerPlaces mentioned;
    private final Zones zones = new Zones();
    private final Set<Zones.Key> own = new HashSet<>();
    /** Zones of the other board that have no position on this one. */
    private final Set<Zones.Key> lost = new LinkedHashSet<>();

    private ZoneReader(Declaration declaration, PositionTable positions, PlayerPlaces mentioned) {
        this.declaration = declaration;
        this.finder = new PositionFinder(positions);
        this.mentioned = mentioned;
    }

    /** The zones that a board declares; the players of zones are added to {@code mentioned}. */
    static Zones read(Declaration declaration, PositionTable positions, PlayerPlaces mentioned) {
        var reader = new ZoneReader(declaration, positions, mentioned);
        declaration.all("zone").forEach(reader::read);
        reader.lost.stream().findFirst().ifPresent(key -> {
            throw reader.nothingLeft(key);
        });
        return reader.zones;
    }

    /** A zone that has vanished would be asked for in vain, in silence. */
    private RuntimeException nothingLeft(Zones.Key key) {
        String player = key.player() == null ? "" : " " + key.player();
        return declaration
                .base()
                .mistake(
                        "no position of the zone `" + key.zone() + "`" + of(key.player()) + " is on this board",
                        "say what it is here: `(zone " + key.zone() + player + " ...)`; with no positions it is empty");
    }

    private void read(Clause clause) {
        Item subject = clause.subject("a zone");
        String name = subject.name("a zone");
        var players = new ArrayList<Item>();
        var places = new ArrayList<Item>();
        for (Item item : clause.details()) {
            if (item.isForm("players")) {
                players.addAll(tail(item));
            } else if (item.isForm("positions")) {
                places.addAll(tail(item));
            } else {
                places.add(item);
            }
        }
        if (players.isEmpty() && places.size() > 1 && isPlayer(clause, places.getFirst())) {
            players.add(places.removeFirst());
        }
        if (declaration.inherited() != null
                && players.isEmpty()
                && places.size() == 1
                && isOnlyPlayer(places.getFirst())) {
            players.add(places.removeFirst());
        }
        if (places.isEmpty() && declaration.inherited() == null) {
            throw clause.form().mistake("the zone `" + name + "` has no positions", null);
        }
        var positions = new BitSet();
        IntStream.of(finder.find(clause, places)).forEach(positions::set);
        if (players.isEmpty()) {
            put(clause, subject, new Zones.Key(name, null), positions, !places.isEmpty());
        }
        for (Item player : players) {
            put(clause, player, new Zones.Key(name, mentioned.mention(player)), positions, !places.isEmpty());
        }
    }

    private boolean isOnlyPlayer(Item item) {
        String name = item.nameOrNull();
        return name != null && declaration.inheritsPlayer(name) && !finder.isPosition(item);
    }

    private static List<Item> tail(Item form) {
        List<Item> elements = form.elements();
        return elements.subList(1, elements.size());
    }

    /** On a derived board, a word that is no position may have been one. */
    private boolean isPlayer(Clause clause, Item item) {
        if (clause.inherited()) {
            String name = item.nameOrNull();
            return name != null && declaration.inheritsPlayer(name);
        }
        return !finder.isPosition(item) && !finder.isKilled(item);
    }

    /** @param named whether the clause names positions; one that names none is empty on purpose */
    private void put(Clause clause, Item place, Zones.Key key, BitSet positions, boolean named) {
        if (!clause.inherited() && !own.add(key)) {
            throw place.mistake("the zone `" + key.zone() + "`" + of(key.player()) + " is declared twice", null);
        }
        zones.put(key, positions);
        if (clause.inherited() && named && positions.isEmpty()) {
            lost.add(key);
        } else {
            lost.remove(key);
        }
    }

    private static String of(@Nullable String player) {
        return player == null ? "" : " of `" + player + "`";
    }
}
