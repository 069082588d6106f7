package org.senet.launcher.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The moves of a game, variations included: a node is the position after a move, node 0 is the start. Nothing is ever deleted: a
 * different move makes another branch.
 */
final class MoveTree {
    private static final int MOST = 20_000;

    private final List<Node> nodes = new ArrayList<>();
    private int current;

    /**
     * A move.
     *
     * @param parent the node of the position before it
     */
    record Node(int parent, String move) {}

    MoveTree() {
        nodes.add(new Node(-1, ""));
    }

    int current() {
        return current;
    }

    /** Goes to a node. */
    void go(int node) {
        if (node < 0 || node >= nodes.size()) {
            throw new Refusal(404, "there is no such position in this game");
        }
        current = node;
    }

    /** Goes on with a move, on the branch that has it or on a new one. */
    void play(String move) {
        for (int i = 1; i < nodes.size(); i++) {
            if (nodes.get(i).parent == current && nodes.get(i).move.equals(move)) {
                current = i;
                return;
            }
        }
        if (nodes.size() >= MOST) {
            throw new Refusal(409, "a game has no more than " + MOST + " moves, variations included");
        }
        nodes.add(new Node(current, move));
        current = nodes.size() - 1;
    }

    Node node(int number) {
        return nodes.get(number);
    }

    /** The nodes from the start to a node, without the start. */
    List<Integer> path(int node) {
        var path = new ArrayList<Integer>();
        for (int i = node; i > 0; i = nodes.get(i).parent) {
            path.add(i);
        }
        Collections.reverse(path);
        return path;
    }

    /** The path to the current node, and on from there along the newest branches. */
    List<Integer> line() {
        var line = path(current);
        int last = current;
        for (int i = nodes.size() - 1; i > last; i--) {
            if (nodes.get(i).parent == last) {
                line.add(i);
                last = i;
                i = nodes.size();
            }
        }
        return line;
    }

    /** The other moves that were played where a node's move was. */
    List<Integer> siblings(int node) {
        var found = new ArrayList<Integer>();
        for (int i = 1; i < nodes.size(); i++) {
            if (i != node && nodes.get(i).parent == nodes.get(node).parent) {
                found.add(i);
            }
        }
        return found;
    }

    JsonArray json() {
        var array = new JsonArray();
        for (var node : nodes.subList(1, nodes.size())) {
            var object = new JsonObject();
            object.addProperty("parent", node.parent);
            object.addProperty("move", node.move);
            array.add(object);
        }
        return array;
    }

    /** Reads what {@link #json} has written. */
    static MoveTree of(JsonArray array, int current) {
        var tree = new MoveTree();
        for (var element : array) {
            var object = element.getAsJsonObject();
            int parent = object.get("parent").getAsInt();
            if (parent < 0 || parent >= tree.nodes.size()) {
                throw new IllegalArgumentException("a move without the one before it");
            }
            tree.nodes.add(new Node(parent, object.get("move").getAsString()));
        }
        tree.go(Math.clamp(current, 0, tree.nodes.size() - 1));
        return tree;
    }
}
