/** Players that search, for any game: by alpha-beta and by Monte Carlo tree search. */
@NullMarked
package org.senet.players;

import org.jspecify.annotations.NullMarked;
