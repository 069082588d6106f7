package org.senet.cluster;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Writes the moves of each unit to a file of its own.
 *
 * @param store takes the files
 */
public record FileOutlet(Store store, SampleFormat format) implements Outlet {
    @Override
    public void put(int unit, List<Sample> samples) throws IOException {
        store.put(String.format(Locale.ROOT, "games-%06d%s", unit, format.suffix()), out -> {
            try (var writer = format.writer(out)) {
                for (var sample : samples) {
                    writer.write(sample);
                }
            }
        });
    }
}
