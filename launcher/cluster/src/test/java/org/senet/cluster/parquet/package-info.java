/** Tests of tables. */
@NullMarked
package org.senet.cluster.parquet;

import org.jspecify.annotations.NullMarked;
