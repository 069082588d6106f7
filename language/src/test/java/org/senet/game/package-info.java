@NullMarked
package org.senet.game;

import org.jspecify.annotations.NullMarked;
