/**
 * The values of Senet and what is always true of them: how they are compared, hashed, counted, printed and computed
 * with.
 *
 * <p>Truth values are {@link java.lang.Boolean}, text is {@link java.lang.String}, characters are
 * {@link java.lang.Character}, whole numbers are {@link java.lang.Long} and {@link java.math.BigInteger}, decimals are
 * {@link java.math.BigDecimal}, floating point is {@link java.lang.Double}. All else is defined here. Java's {@code
 * null} is never a Senet value; {@link org.senet.data.Nil#NIL} is.
 *
 * <p>Everything in this package is immutable, or behaves as if it were, and is safe to share between threads. The
 * package depends on no other package of Senet.
 */
@NullMarked
package org.senet.data;

import org.jspecify.annotations.NullMarked;
