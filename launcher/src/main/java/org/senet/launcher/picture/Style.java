package org.senet.launcher.picture;

/** What the places of a board look like. */
enum Style {
    SQUARES,
    CHEQUERED,
    HEXAGONS,
    POINTS,
    PITS
}
