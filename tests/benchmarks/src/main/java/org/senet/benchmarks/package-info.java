/** What the benchmarks share. */
@NullMarked
package org.senet.benchmarks;

import org.jspecify.annotations.NullMarked;
