@NullMarked
package org.senet.translator;

import org.jspecify.annotations.NullMarked;
