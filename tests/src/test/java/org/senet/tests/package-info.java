/** Tests of the whole: what a user of the language, the games and the command sees. */
@NullMarked
package org.senet.tests;

import org.jspecify.annotations.NullMarked;
