package org.senet.cluster;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** The texts of parts of records, in a file in which they stand one behind the other. */
final class RecordInputs implements Inputs {
    private final FileChannel file;
    /** Where the texts begin, and where the last one ends. */
    private final long[] bounds;

    private RecordInputs(FileChannel file, long[] bounds) {
        this.file = file;
        this.bounds = bounds;
    }

    static RecordInputs open(Path file, List<ReplayWork.Part> parts) throws IOException {
        var bounds = new long[parts.size() + 1];
        for (int i = 0; i < parts.size(); i++) {
            bounds[i + 1] = bounds[i] + parts.get(i).bytes();
        }
        return new RecordInputs(FileChannel.open(file, StandardOpenOption.READ), bounds);
    }

    @Override
    public String of(int unit) throws IOException {
        var bytes = ByteBuffer.allocate(Math.toIntExact(length(unit)));
        for (long at = bounds[unit]; bytes.hasRemaining(); at = bounds[unit] + bytes.position()) {
            if (file.read(bytes, at) < 0) {
                throw new EOFException("the records of the job were cut off");
            }
        }
        return new String(bytes.array(), StandardCharsets.UTF_8);
    }

    @Override
    public long length(int unit) {
        return bounds[unit + 1] - bounds[unit];
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
