/** The kinds of faults that are looked for, one class for each. */
@NullMarked
package org.senet.lint.rules;

import org.jspecify.annotations.NullMarked;
