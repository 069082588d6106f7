/** Programs under the optimizing compiler, in processes that have it. */
@NullMarked
package org.senet.tests.compiling;

import org.jspecify.annotations.NullMarked;
