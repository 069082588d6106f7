package org.senet.importers;

import java.util.List;

/**
 * A game that was imported.
 *
 * @param title the game's title
 * @param text a Senet program whose value is the game; its lines are broken as people break them, but not yet indented
 * @param notes what was left out on purpose, such as pictures: nothing that changes what is legal or who wins
 * @param places for each line of {@code text}, the place in the foreign text that it comes from
 */
public record Imported(String title, String text, List<Note> notes, LinePlaces places) {

    /** Something that a reader of the imported text should know. */
    public record Note(Place place, String text) {}
}
