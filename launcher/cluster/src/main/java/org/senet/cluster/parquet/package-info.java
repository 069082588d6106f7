/**
 * Writes tables in the format Apache Parquet: <a href="https://parquet.apache.org/docs/file-format/">its description</a>. The usual
 * libraries bring Hadoop along; this needs nothing but the JDK.
 */
@NullMarked
package org.senet.cluster.parquet;

import org.jspecify.annotations.NullMarked;
