/** Games written a second time, in Java and from their rules, to check the scripts of games that have no published counts. */
@NullMarked
package org.senet.tests.models;

import org.jspecify.annotations.NullMarked;
