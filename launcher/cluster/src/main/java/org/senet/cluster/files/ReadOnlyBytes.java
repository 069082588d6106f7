package org.senet.cluster.files;

import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/** The bytes of a file that is only read. */
public final class ReadOnlyBytes implements SeekableByteChannel {
    private final ByteBuffer bytes;
    private boolean closed;

    public ReadOnlyBytes(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
    }

    @Override
    public int read(ByteBuffer target) {
        if (!bytes.hasRemaining()) {
            return -1;
        }
        int length = Math.min(target.remaining(), bytes.remaining());
        target.put(bytes.slice(bytes.position(), length));
        bytes.position(bytes.position() + length);
        return length;
    }

    @Override
    public int write(ByteBuffer source) {
        throw new NonWritableChannelException();
    }

    @Override
    public long position() {
        return bytes.position();
    }

    @Override
    public SeekableByteChannel position(long position) {
        bytes.position((int) Math.min(position, bytes.limit()));
        return this;
    }

    @Override
    public long size() {
        return bytes.limit();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
        throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
        return !closed;
    }

    @Override
    public void close() {
        closed = true;
    }
}
