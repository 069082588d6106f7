package org.senet.cluster.records;

/**
 * Whole games of a file, one behind the other; or what is wrong with a file that cannot be read.
 *
 * @param file the path of the file, as it stands in messages
 * @param format of the text, as the library of records calls it
 * @param text what the file has there
 * @param firstLine the number of its first line in the file, from 1
 * @param problem why there is no text; empty where there is one
 */
public record RecordPart(String file, String format, String text, int firstLine, String problem) {
    public RecordPart(String file, String format, String text, int firstLine) {
        this(file, format, text, firstLine, "");
    }

    /** What stands for a file, or the rest of one, that cannot be read. */
    public static RecordPart unreadable(String file, String problem) {
        return new RecordPart(file, "", "", 0, problem);
    }
}
