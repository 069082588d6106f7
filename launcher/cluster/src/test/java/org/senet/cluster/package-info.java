/** Tests of work that is shared. */
@NullMarked
package org.senet.cluster;

import org.jspecify.annotations.NullMarked;
