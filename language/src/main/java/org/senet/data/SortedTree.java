package org.senet.data;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * An immutable tree from keys to values in the order of a comparator: a height-balanced search tree (Adelson-Velsky and
 * Landis, 1962) whose changes copy the path to the root.
 */
final class SortedTree {

    /** A key with its value, and the keys before and after it. */
    private record Node(
            Object key,
            Object value,
            @Nullable Node left,
            @Nullable Node right,
            int height) {

        static Node of(Object key, Object value, @Nullable Node left, @Nullable Node right) {
            return new Node(key, value, left, right, 1 + Math.max(height(left), height(right)));
        }

        static int height(@Nullable Node node) {
            return node == null ? 0 : node.height;
        }

        MapEntry entry() {
            return new MapEntry(key, value);
        }
    }

    private final Comparator<Object> order;
    private final @Nullable Node root;

    private SortedTree(Comparator<Object> order, @Nullable Node root) {
        this.order = order;
        this.root = root;
    }

    /** The tree without keys that keeps to an order. */
    static SortedTree empty(Comparator<Object> order) {
        return new SortedTree(order, null);
    }

    /** A tree without keys in the same order. */
    SortedTree cleared() {
        return empty(order);
    }

    Comparator<Object> order() {
        return order;
    }

    private @Nullable Node node(Object key) {
        Node node = root;
        while (node != null) {
            int side = order.compare(key, node.key);
            if (side == 0) {
                return node;
            }
            node = side < 0 ? node.left : node.right;
        }
        return null;
    }

    /** The value of a key, or {@link HashTrie#ABSENT}. */
    Object find(Object key) {
        Node node = node(key);
        return node == null ? HashTrie.ABSENT : node.value;
    }

    /** The entry of a key, with the key as it was put in, or null. */
    @Nullable
    MapEntry entry(Object key) {
        Node node = node(key);
        return node == null ? null : node.entry();
    }

    /** This tree with a value for a key; a key that is there already stays. */
    SortedTree with(Object key, Object value) {
        if (root == null) {
            // A key that cannot be compared is refused even when there is nothing to compare it with.
            order.compare(key, key);
        }
        return new SortedTree(order, with(root, key, value));
    }

    private Node with(@Nullable Node node, Object key, Object value) {
        if (node == null) {
            return Node.of(key, value, null, null);
        }
        int side = order.compare(key, node.key);
        if (side == 0) {
            return new Node(node.key, value, node.left, node.right, node.height);
        }
        return side < 0
                ? balanced(node, with(node.left, key, value), node.right)
                : balanced(node, node.left, with(node.right, key, value));
    }

    /** This tree without a key that it has. */
    SortedTree without(Object key) {
        return new SortedTree(order, without(root, key));
    }

    private @Nullable Node without(@Nullable Node node, Object key) {
        if (node == null) {
            return null;
        }
        int side = order.compare(key, node.key);
        if (side < 0) {
            return balanced(node, without(node.left, key), node.right);
        }
        if (side > 0) {
            return balanced(node, node.left, without(node.right, key));
        }
        if (node.left == null || node.right == null) {
            return node.left == null ? node.right : node.left;
        }
        Node successor = node.right;
        while (successor.left != null) {
            successor = successor.left;
        }
        return balanced(successor, node.left, without(node.right, successor.key));
    }

    /** A node with other subtrees, whose heights may differ by two, turned so that they differ by at most one. */
    private static Node balanced(Node node, @Nullable Node left, @Nullable Node right) {
        int lean = Node.height(left) - Node.height(right);
        if (left != null && lean > 1) {
            Node inner = left.right;
            if (inner != null && Node.height(left.left) < inner.height) {
                return Node.of(
                        inner.key,
                        inner.value,
                        Node.of(left.key, left.value, left.left, inner.left),
                        Node.of(node.key, node.value, inner.right, right));
            }
            return Node.of(left.key, left.value, left.left, Node.of(node.key, node.value, inner, right));
        }
        if (right != null && lean < -1) {
            Node inner = right.left;
            if (inner != null && Node.height(right.right) < inner.height) {
                return Node.of(
                        inner.key,
                        inner.value,
                        Node.of(node.key, node.value, left, inner.left),
                        Node.of(right.key, right.value, inner.right, right.right));
            }
            return Node.of(right.key, right.value, Node.of(node.key, node.value, left, inner), right.right);
        }
        return Node.of(node.key, node.value, left, right);
    }

    /** The entries, upwards or downwards. */
    Iterator<MapEntry> entries(boolean upwards) {
        var walk = new Walk(upwards);
        walk.descend(root);
        return walk;
    }

    /** The entries from a key on, upwards or downwards; the key itself comes first when it is there. */
    Iterator<MapEntry> entriesFrom(Object key, boolean upwards) {
        var walk = new Walk(upwards);
        Node node = root;
        while (node != null) {
            int side = order.compare(key, node.key);
            boolean inside = upwards ? side <= 0 : side >= 0;
            if (inside) {
                walk.path.push(node);
            }
            node = inside == upwards ? node.left : node.right;
        }
        return walk;
    }

    /** Holds the nodes that are still to come and whose one side has been seen. */
    private static final class Walk implements Iterator<MapEntry> {
        private final Deque<Node> path = new ArrayDeque<>();
        private final boolean upwards;

        Walk(boolean upwards) {
            this.upwards = upwards;
        }

        void descend(@Nullable Node from) {
            for (Node node = from; node != null; node = upwards ? node.left : node.right) {
                path.push(node);
            }
        }

        @Override
        public boolean hasNext() {
            return !path.isEmpty();
        }

        @Override
        public MapEntry next() {
            if (path.isEmpty()) {
                throw new NoSuchElementException();
            }
            Node node = path.pop();
            descend(upwards ? node.right : node.left);
            return node.entry();
        }
    }
}
