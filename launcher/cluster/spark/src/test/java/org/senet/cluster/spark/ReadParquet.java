package org.senet.cluster.spark;

import java.util.List;

/** Prints the rows of tables as JSON, in the order of games, with the reader of Spark; it is run with the libraries of Spark. */
final class ReadParquet {
    private ReadParquet() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        // By reflection, because nothing else here needs that library.
        var sessions = Class.forName("org.apache.spark.sql.SparkSession");
        var builder = sessions.getMethod("builder").invoke(null);
        call(builder, "master", "local[1]");
        call(builder, "config", "spark.ui.enabled", "false");
        call(builder, "config", "spark.driver.bindAddress", "127.0.0.1");
        var session = call(builder, "getOrCreate");
        var table = call(call(session, "read"), "parquet", args[0]);
        var sorted = call(call(table, "coalesce", 1), "sort", "game", new String[] {"ply"});
        for (var row : (List<?>) call(call(sorted, "toJSON"), "collectAsList")) {
            System.out.println("row " + row);
        }
    }

    private static Object call(Object target, String name, Object... arguments) throws ReflectiveOperationException {
        for (var method : target.getClass().getMethods()) {
            if (method.getName().equals(name) && fits(method.getParameterTypes(), arguments)) {
                return method.invoke(target, arguments);
            }
        }
        throw new NoSuchMethodException(name);
    }

    private static boolean fits(Class<?>[] types, Object[] arguments) {
        if (types.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isInstance(arguments[i]) && !(types[i] == int.class && arguments[i] instanceof Integer)) {
                return false;
            }
        }
        return true;
    }
}
