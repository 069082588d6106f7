package org.senet.cluster.spark;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of a folder of Parquet files as DuckDB reads them, whose reader shares no code with Spark and Senet.
 *
 * @param types the type of each column, as DuckDB calls it
 * @param rows in the order of games and plies
 */
record DuckTable(Map<String, String> types, List<JsonObject> rows) {
    static DuckTable read(Path folder) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:duckdb:");
                var statement = connection.prepareStatement("select * from read_parquet(?) order by game, ply")) {
            statement.setString(1, folder.resolve("*.parquet").toString());
            try (var result = statement.executeQuery()) {
                var types = types(result);
                var rows = new ArrayList<JsonObject>();
                while (result.next()) {
                    rows.add(row(result, types));
                }
                return new DuckTable(types, rows);
            }
        }
    }

    private static Map<String, String> types(ResultSet result) throws SQLException {
        var columns = result.getMetaData();
        var types = new LinkedHashMap<String, String>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            types.put(columns.getColumnName(i), columns.getColumnTypeName(i));
        }
        return types;
    }

    private static JsonObject row(ResultSet result, Map<String, String> types) throws SQLException {
        var row = new JsonObject();
        for (var name : types.keySet()) {
            row.add(name, json(result.getObject(name)));
        }
        return row;
    }

    private static JsonElement json(Object value) throws SQLException {
        return switch (value) {
            case null -> JsonNull.INSTANCE;
            case Number number -> new JsonPrimitive(number);
            case String text -> new JsonPrimitive(text);
            case Array list -> {
                var elements = new JsonArray();
                for (var element : (Object[]) list.getArray()) {
                    elements.add(json(element));
                }
                yield elements;
            }
            default -> throw new IllegalArgumentException(value.getClass().getName());
        };
    }
}
