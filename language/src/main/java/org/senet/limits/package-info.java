/** Limits that a host sets for programs that it does not trust, beside those of the polyglot API. */
@NullMarked
package org.senet.limits;

import org.jspecify.annotations.NullMarked;
