/** How strong the searching players are, by matches. */
@NullMarked
package org.senet.benchmarks.strength;

import org.jspecify.annotations.NullMarked;
