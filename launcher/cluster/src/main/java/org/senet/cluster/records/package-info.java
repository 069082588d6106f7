/** Games that others have recorded: {@code RecordPlayer} plays them again, and {@code Verdict} is what has come of one, as data. */
@NullMarked
package org.senet.cluster.records;

import org.jspecify.annotations.NullMarked;
