/** Tests with a cluster of this machine; they need the folder of Spark in SPARK_HOME. */
@NullMarked
package org.senet.cluster.spark;

import org.jspecify.annotations.NullMarked;
