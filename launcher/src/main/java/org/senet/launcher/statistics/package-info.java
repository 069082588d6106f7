/** Numbers about many games: estimates with intervals, and tests. Knows nothing of games. */
@NullMarked
package org.senet.launcher.statistics;

import org.jspecify.annotations.NullMarked;
