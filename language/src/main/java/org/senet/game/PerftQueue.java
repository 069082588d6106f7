package org.senet.game;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.senet.state.Snapshot;

/** The subtrees that are still to be counted, and how many workers count some just now. Thread-safe. */
final class PerftQueue {
    /**
     * A subtree.
     *
     * @param root the number of the first move that leads to it
     * @param plies how many are to be played in it, at least 1
     */
    record Task(int root, Snapshot position, int plies) {}

    private final Deque<Task> tasks = new ArrayDeque<>();
    private int busy;
    private int waiting;
    private volatile boolean hungry;
    private volatile boolean stopped;

    /** Adds a task. */
    synchronized void add(Task task) {
        tasks.addLast(task);
        hungry = false;
        notify();
    }

    /** Whether somebody waits for work, so that whoever has much should share it. */
    boolean isHungry() {
        return hungry;
    }

    /** Whether nobody shall count any more. */
    boolean isStopped() {
        return stopped;
    }

    /** Lets everybody stop. */
    synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** The next task, as soon as there is one; null when all is done or stopped. {@link #done} must follow. */
    @Nullable
    Task take() {
        var task = next();
        while (task == null && !isOver()) {
            TruffleSafepoint.setBlockedThreadInterruptible(null, PerftQueue::await, this);
            task = next();
        }
        return task;
    }

    private synchronized @Nullable Task next() {
        var task = stopped ? null : tasks.pollFirst();
        if (task != null) {
            busy++;
            hungry = waiting > 0 && tasks.isEmpty();
        }
        return task;
    }

    private synchronized boolean isOver() {
        return stopped || busy == 0 && tasks.isEmpty();
    }

    private synchronized void await() throws InterruptedException {
        waiting++;
        try {
            while (tasks.isEmpty() && busy > 0 && !stopped) {
                hungry = true;
                wait();
            }
        } finally {
            waiting--;
            hungry = waiting > 0 && tasks.isEmpty();
        }
    }

    /** Says that a task is done. */
    synchronized void done() {
        busy--;
        if (busy == 0 && tasks.isEmpty()) {
            notifyAll();
        }
    }
}
