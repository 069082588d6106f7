/**
 * A server for editors that evaluate texts over a socket, by the nREPL protocol: messages in bencode, each with an operation and
 * an identity, each answered by one or more messages; the last has the status {@code done}. See the descriptions of
 * nREPL's message transport and of its built-in operations at nrepl.org.
 */
@NullMarked
package org.senet.launcher.nrepl;

import org.jspecify.annotations.NullMarked;
