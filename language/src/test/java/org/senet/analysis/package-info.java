/** Tests of the analysis of rules. */
@NullMarked
package org.senet.analysis;

import org.jspecify.annotations.NullMarked;
