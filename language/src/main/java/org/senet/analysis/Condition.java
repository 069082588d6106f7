package org.senet.analysis;

import java.util.BitSet;
import org.senet.ir.Ir;
import org.senet.ir.Query;

/** What an edge of a {@link Walk} asks without going anywhere. */
public sealed interface Condition {
    /** A question about what stands where a way leads from the current position; off the board the answer is no. */
    record Look(Query query, Relation way) implements Condition {}

    /**
     * Whether a piece of some kind stands where a way leads from the current position; off the board none does.
     *
     * @param text the kind, in words of the language
     * @param pieces where such pieces stand
     */
    record Stands(String text, Cells pieces, Relation way) implements Condition {}

    /** Whether a way leads somewhere. */
    record Leads(Relation way) implements Condition {}

    /** Whether a way leads to one of some positions. */
    record Within(String zone, BitSet positions, Relation way) implements Condition {}

    /** Whether a walk from here gets to its end. */
    record Exists(Walk walk) implements Condition {}

    /** Whether a walk from here may come to something that is not understood. */
    record Lost(Walk walk) implements Condition {}

    /** A comparison of attributes of the whole position, which cannot fail and is the same wherever it is asked. */
    record Scalar(Ir code) implements Condition {}

    /**
     * Whether the current position is the value of an attribute of the whole position.
     *
     * @param present whether the attribute has a value, as code
     */
    record AtAttribute(String attribute, Ir present) implements Condition {}

    /** A question that changes nothing, cannot fail, and has an answer that is not known. */
    record Unknown() implements Condition {}
}
