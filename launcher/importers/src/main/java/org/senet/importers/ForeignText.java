package org.senet.importers;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A text written for another system.
 *
 * @param file where it was read from; messages name it, and files that it includes are looked for beside it
 * @param text its characters, with line ends as they are in the file
 */
public record ForeignText(Path file, String text) {
    private static final Charset CYRILLIC = Charset.forName("windows-1251");
    /** The first letter in Latin-1 and in Windows' Cyrillic that is not one of ASCII. */
    private static final int FIRST_LETTER = 0xC0;

    private static final int LEAST_WORD = 3;

    /**
     * Reads a file in UTF-8. What is not UTF-8 is read as Windows' Cyrillic if its letters make Cyrillic words, and else as Latin-1.
     *
     * @throws ImportException when the file holds zero bytes, so that it is no text
     * @throws IOException when the file cannot be read
     */
    public static ForeignText read(Path file) throws IOException {
        var text = decoded(file);
        var zero = text.indexOf('\0');
        if (zero >= 0) {
            var foreign = new ForeignText(file, text.substring(0, zero));
            throw ImportException.at(foreign.place(zero, 0), "this is no text: it contains zero bytes");
        }
        return new ForeignText(file, text);
    }

    private static String decoded(Path file) throws IOException {
        var bytes = Files.readAllBytes(file);
        try {
            var text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            return new String(bytes, isCyrillic(bytes) ? CYRILLIC : StandardCharsets.ISO_8859_1);
        }
    }

    /** Whether letters beyond ASCII stand mostly beside each other, as in Cyrillic words; in Western ones they stand among others. */
    private static boolean isCyrillic(byte[] bytes) {
        int letters = 0;
        int inWords = 0;
        for (int i = 0; i < bytes.length; ) {
            int start = i;
            while (i < bytes.length && (bytes[i] & 0xFF) >= FIRST_LETTER) {
                i++;
            }
            letters += i - start;
            inWords += i - start >= LEAST_WORD ? i - start : 0;
            i += i == start ? 1 : 0;
        }
        return 2 * inWords > letters;
    }

    /** The place of a stretch of this text. */
    public Place place(int start, int length) {
        return new Place(this, start, length);
    }

    /**
     * The file that this text calls by a name: beside this one or in a folder below it, with small and capital letters
     * confused and folders divided by either slash, as on Windows.
     */
    public Optional<Path> beside(String name) throws IOException {
        var folder = file.toAbsolutePath().normalize().getParent();
        for (var part : name.replace('\\', '/').split("/")) {
            if (folder == null || part.isEmpty() || part.equals(".")) {
                continue;
            }
            var found = part.equals("..") ? Optional.ofNullable(folder.getParent()) : child(folder, part);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            folder = found.get();
        }
        return Optional.ofNullable(folder).filter(Files::isRegularFile);
    }

    private static Optional<Path> child(Path folder, String name) throws IOException {
        var exact = folder.resolve(name);
        if (Files.exists(exact)) {
            return Optional.of(exact);
        }
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> String.valueOf(file.getFileName()).equalsIgnoreCase(name))
                    .sorted()
                    .findFirst();
        }
    }
}
