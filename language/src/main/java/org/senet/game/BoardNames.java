package org.senet.game;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.GameNames;
import org.senet.state.Design;

/** What names mean in the rules of one game. */
final class BoardNames implements GameNames {
    private final Design design;
    private final List<PieceDefinition> pieces;
    private final Set<String> attributes = new HashSet<>();
    private final GameDefinition definition;

    BoardNames(Design design, List<PieceDefinition> pieces, GameDefinition definition) {
        this.design = design;
        this.pieces = pieces;
        pieces.forEach(piece -> attributes.addAll(piece.attributes().keySet()));
        this.definition = definition;
    }

    @Override
    public @Nullable Object value(String name) {
        return design.named(name);
    }

    @Override
    public boolean isPiece(String name) {
        return design.pieces.typeNumber(name) > 0;
    }

    @Override
    public boolean isZone(String name) {
        return zones().contains(name);
    }

    @Override
    public boolean isPieceAttribute(String name) {
        return attributes.contains(name);
    }

    @Override
    public boolean isBoardAttribute(String name) {
        return definition.attributes().containsKey(name);
    }

    @Override
    public @Nullable String option(String name) {
        return definition.choices().containsKey(name) ? definition.options().get(name) : null;
    }

    @Override
    public Map<String, List<String>> options() {
        return definition.choices();
    }

    @Override
    public Set<String> all() {
        var names = new TreeSet<>(definition.attributes().keySet());
        names.addAll(design.topology.board().directions());
        names.addAll(design.topology.board().positionNames());
        pieces.forEach(p -> {
            names.add(p.name());
            names.addAll(p.attributes().keySet());
        });
        names.addAll(players());
        return names;
    }

    @Override
    public List<String> directions() {
        return design.topology.board().directions();
    }

    @Override
    public List<String> pieces() {
        return pieces.stream().map(PieceDefinition::name).toList();
    }

    @Override
    public List<String> players() {
        return IntStream.rangeClosed(1, design.pieces.ownerCount())
                .mapToObj(design.pieces::ownerName)
                .toList();
    }

    @Override
    public Set<String> zones() {
        return design.topology.board().zoneNames();
    }
}
