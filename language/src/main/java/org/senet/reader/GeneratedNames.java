package org.senet.reader;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Names that no program writes. They differ in the whole process, since macros of different files meet in one program.
 */
final class GeneratedNames {

    private static final AtomicLong COUNTER = new AtomicLong();

    private GeneratedNames() {}

    static String next(String prefix) {
        return prefix + "__" + COUNTER.incrementAndGet();
    }
}
