/**
 * Work that many processes share: a {@link org.senet.cluster.Job} is a game and a {@link org.senet.cluster.Work}, cut into numbered
 * units. A unit's result depends on its number only, so it does not matter who computes it, when, or how often. Begin reading at
 * {@link org.senet.cluster.Job}; {@link org.senet.cluster.Workplace} computes units, {@link org.senet.cluster.Journal} keeps what came
 * of them.
 */
@NullMarked
package org.senet.cluster;

import org.jspecify.annotations.NullMarked;
