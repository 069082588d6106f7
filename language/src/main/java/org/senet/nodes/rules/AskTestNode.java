package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.ir.Query;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.runtime.Outcome;

/** Whether a position is empty, or holds a friend or an enemy; off the board every answer is no. */
public final class AskTestNode extends TestNode {
    private final Site site;
    private final Query query;

    @Child
    private PathNode path;

    /** A question with a yes or no answer about the end of a path. */
    public AskTestNode(Site site, Query query, PathNode path) {
        this.site = site;
        this.query = query;
        this.path = path;
    }

    /** Whether it asks about the current position. */
    public boolean isHere() {
        return path.isEmpty();
    }

    /** Whether a piece stands here that is not captured, where the answer is yes. */
    public boolean impliesPiece() {
        return switch (query) {
            case IS_FRIEND, IS_MINE, IS_ENEMY -> true;
            case NOT_EMPTY -> site.design != null && !site.design.deferCaptures;
            case IS_EMPTY, NOT_FRIEND, NOT_ENEMY, POSITION, PIECE, PLAYER, HEIGHT -> false;
        };
    }

    /** The path to what it asks about. */
    PathNode path() {
        return path;
    }

    /** What it asks. */
    public Query query() {
        return query;
    }

    /**
     * The players to whom the piece at the current position belongs when the answer is yes, as bits; 0 when the question is
     * another one.
     */
    long owners() {
        return isHere() ? site.owners(query) : 0;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = site.state(frame, this);
        int at = path.end(frame, state);
        if (at < 0) {
            return false;
        }
        return site.holds(state, query, site.board(frame, state)[at]);
    }

    @Override
    public int thenRun(VirtualFrame frame, Step next) {
        var state = site.state(frame, this);
        int at = path.end(frame, state);
        if (at < 0) {
            return Outcome.EXHAUSTED;
        }
        return weighed(site.holds(state, query, site.board(frame, state)[at]), next.isEnd())
                ? next.execute(frame)
                : Outcome.EXHAUSTED;
    }
}
