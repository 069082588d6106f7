package org.senet.cluster.spark;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What executors are told once.
 *
 * @param job as {@link org.senet.cluster.Job#write} writes it
 * @param out the folder for files, as a URI or path that all executors understand; null when the work makes none
 * @param format of the files
 * @param interprets whether executors may do without the compiler
 */
record Orders(String job, @Nullable String out, String format, boolean interprets) implements Serializable {}
