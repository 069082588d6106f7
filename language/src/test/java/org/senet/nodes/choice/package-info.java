@NullMarked
package org.senet.nodes.choice;

import org.jspecify.annotations.NullMarked;
