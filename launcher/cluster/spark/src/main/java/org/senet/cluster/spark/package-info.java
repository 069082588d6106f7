/**
 * Shared work as jobs of Apache Spark. {@link org.senet.cluster.spark.SparkMain} is the driver's program, and
 * {@link org.senet.cluster.spark.UnitTask} what executors do.
 */
@NullMarked
package org.senet.cluster.spark;

import org.jspecify.annotations.NullMarked;
