package org.senet.limits;

import java.util.regex.Pattern;
import org.graalvm.options.OptionType;

/** Numbers of bytes as options: {@code 67108864}, {@code 65536KB}, {@code 64MB}, {@code 1GB}. */
final class ByteCount {
    private static final Pattern FORM = Pattern.compile("(0*[1-9]\\d{0,11})(B|KB|MB|GB)?");

    /** Converts the texts of options. */
    static final OptionType<Long> TYPE = new OptionType<>("bytes", ByteCount::parse);

    private ByteCount() {}

    private static Long parse(String text) {
        var parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "`" + text + "` is not a number of bytes; it is written like 64MB, with B, KB, MB or GB");
        }
        int shift =
                switch (parts.group(2) == null ? "B" : parts.group(2)) {
                    case "KB" -> 10;
                    case "MB" -> 20;
                    case "GB" -> 30;
                    default -> 0;
                };
        return Long.parseLong(parts.group(1)) << shift;
    }
}
