/**
 * Records of games as texts: Portable Game Notation, and with it Portable Draughts Notation, the Smart Game Format, and
 * JSON. They know nothing of rules: whether the moves of a record are legal is asked by the library {@code senet.records}.
 * Depends on {@code org.senet.data} and {@code org.senet.errors}.
 */
@NullMarked
package org.senet.records;

import org.jspecify.annotations.NullMarked;
