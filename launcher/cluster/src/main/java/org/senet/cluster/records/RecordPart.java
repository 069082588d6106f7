package org.senet.cluster.records;

/**
 * Whole games of a file, one behind the other.
 *
 * @param file the path of the file, as it stands in messages
 * @param format of the text, as the library of records calls it
 * @param text what the file has there
 * @param firstLine the number of its first line in the file, from 1
 */
public record RecordPart(String file, String format, String text, int firstLine) {}
