@NullMarked
package org.senet.nodes.rules;

import org.jspecify.annotations.NullMarked;
