@NullMarked
package org.senet.state;

import org.jspecify.annotations.NullMarked;
