package org.senet.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.reader.NamespaceResolver;
import org.senet.reader.Reader;
import org.senet.runtime.SenetLanguage;

/** The library's files keep to the layout by which their definitions are found without reading. */
class LibraryTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "core",
                "core/collections",
                "core/transducers",
                "core/polymorphism",
                "string",
                "set",
                "math",
                "walk"
            })
    void everyFormBeginsALineAndNothingElseDoes(String name) throws IOException {
        var path = "/senet/" + name + ".senet";
        try (var in = Objects.requireNonNull(getClass().getResourceAsStream(path))) {
            var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            var source = Source.newBuilder(SenetLanguage.ID, text, path).build();
            var reader = new Reader(source, NamespaceResolver.of("senet." + name));
            int forms = 0;
            while (reader.read() != Reader.END) {
                forms++;
                var span = Objects.requireNonNull(reader.span());
                assertThat(source.getColumnNumber(span.start())).isEqualTo(1);
            }

            assertThat(text.lines().filter(line -> line.startsWith("(")).count())
                    .isEqualTo(forms);
        }
    }
}
