package org.senet.cluster.spark;

import java.util.List;

/** Prints how Spark understands and checks the arguments of a call of {@code spark-submit}; it is run with the libraries of Spark. */
final class ReadSubmit {
    private ReadSubmit() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        // By reflection, because nothing else here needs what that class needs.
        var words = Class.forName("scala.jdk.javaapi.CollectionConverters")
                .getMethod("asScala", List.class)
                .invoke(null, List.of(args));
        var list = Class.forName("scala.collection.IterableOnceOps")
                .getMethod("toList")
                .invoke(words);
        var type = Class.forName("org.apache.spark.deploy.SparkSubmitArguments");
        var environment = type.getMethod("$lessinit$greater$default$2").invoke(null);
        System.out.println(type.getConstructors()[0].newInstance(list, environment));
    }
}
