/** The debuggers as their front ends use them: real servers in a process of their own, spoken to over their sockets. */
@org.jspecify.annotations.NullMarked
package org.senet.tests.debugging;
