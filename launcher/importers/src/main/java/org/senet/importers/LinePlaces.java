package org.senet.importers;

import java.util.Optional;
import java.util.TreeMap;

/** Which place of a foreign text each line of an imported text comes from. */
public final class LinePlaces {
    private final TreeMap<Integer, Place> places = new TreeMap<>();

    /** Says where a line, counted from 1, and those behind it come from, up to the next one of which this is said. */
    public void put(int line, Place place) {
        places.put(line, place);
    }

    /** Where a line comes from, as far as that is known. */
    public Optional<Place> of(int line) {
        return Optional.ofNullable(places.floorEntry(line)).map(entry -> entry.getValue());
    }
}
