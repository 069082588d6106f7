/** What the benchmarks of games and those of programs share. */
@NullMarked
package org.senet.benchmarks;

import org.jspecify.annotations.NullMarked;
