/** Tests of the file that users download. */
@NullMarked
package org.senet.distribution;

import org.jspecify.annotations.NullMarked;
