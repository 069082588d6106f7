/** Tests of observing games. */
@NullMarked
package org.senet.cluster.observation;

import org.jspecify.annotations.NullMarked;
