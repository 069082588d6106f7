/** Finds faults in programs without running them: one class for each kind of fault. */
@NullMarked
package org.senet.lint;

import org.jspecify.annotations.NullMarked;
