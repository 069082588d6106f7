/**
 * Rules that were written for other systems, turned into Senet programs. {@link org.senet.importers.Importers} is where users of
 * this package begin.
 *
 * <p>To add a system, write a package below this one with a class that implements {@link org.senet.importers.Importer}, name it
 * in the file {@code META-INF/services/org.senet.importers.Importer}, and add the endings of its files' names to {@link
 * org.senet.importers.Importers}. The commands {@code import}, {@code
 * show}, {@code moves}, {@code perft}, {@code play}, {@code match} and all others that take a game then take such files as well.
 * What an importer makes is the text of a Senet program: one statement a line, without indentation, which {@code import} adds. It
 * throws an {@link org.senet.importers.ImportException} with the place in the foreign text where a rule cannot be imported, and
 * leaves out nothing but what does not change the game, such as pictures; that it lists as notes. {@link
 * org.senet.importers.LinePlaces} says which line of the foreign text each line comes from, so that errors of the game while it is
 * played have their place in the foreign text as well.
 */
@NullMarked
package org.senet.importers;

import org.jspecify.annotations.NullMarked;
