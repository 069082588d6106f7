package org.senet.board;

/**
 * Where each direction leads from each position.
 *
 * @param names the directions
 * @param steps for each direction and position the next position, or -1; never changed once the board is made
 * @param opposites for each direction the one that leads back, or -1
 */
record DirectionTable(DirectionNames names, int[][] steps, int[] opposites) {}
