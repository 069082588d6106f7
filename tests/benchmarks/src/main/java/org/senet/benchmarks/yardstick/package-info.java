/**
 * Move generators for draughts written by hand in plain Java: what Senet's speed is compared with. Each plays one game,
 * with a board of its own making. They use nothing of Senet.
 */
@NullMarked
package org.senet.benchmarks.yardstick;

import org.jspecify.annotations.NullMarked;
