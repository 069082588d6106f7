package org.senet.analysis;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.senet.ir.Ir;

/**
 * A set of positions as a term, such as "the empty positions from which a step north leads to an enemy". Terms are made by an
 * {@link Algebra}, and equal ones that it has made are one object. What a term means does not depend on how many words a set of the
 * board has. Immutable.
 */
public abstract sealed class Cells {
    private final List<Cells> parts;
    private final int length;

    private Cells(Cells... parts) {
        this.parts = List.of(parts);
        long sum = 1;
        for (var part : parts) {
            sum += part.length;
        }
        length = (int) Math.min(sum, Integer.MAX_VALUE);
    }

    /** How many terms it has when it is written down; one that is part of it twice counts twice. */
    public final int length() {
        return length;
    }

    /** Its parts. */
    public final List<Cells> parts() {
        return parts;
    }

    /** How many different terms it is made of, itself included. */
    public final int termCount() {
        var seen = new HashSet<Cells>();
        collect(seen);
        return seen.size();
    }

    private void collect(Set<Cells> seen) {
        if (seen.add(this)) {
            parts.forEach(p -> p.collect(seen));
        }
    }

    /** Whether a term is a part of it, or of its parts, or itself. */
    final boolean contains(Cells part) {
        return this == part || parts.stream().anyMatch(p -> p.contains(part));
    }

    /** Whether it is known between moves only, because it depends on the types of pieces. */
    public final boolean asksTypes() {
        return contains(Typed.class);
    }

    /** Whether a term of a kind is a part of it, or of its parts, or itself. */
    final boolean contains(Class<? extends Cells> kind) {
        return kind.isInstance(this) || parts.stream().anyMatch(p -> p.contains(kind));
    }

    /** Known positions. */
    public static final class Fixed extends Cells {
        private final BitSet positions;

        Fixed(BitSet positions) {
            this.positions = positions;
        }

        /** The positions; not to be changed. */
        public BitSet positions() {
            return positions;
        }
    }

    /** Those on which pieces of some owners stand. */
    public static final class Owned extends Cells {
        private final long owners;

        Owned(long owners) {
            this.owners = owners;
        }

        /** The owners (from 1) as bits. */
        public long owners() {
            return owners;
        }
    }

    /** Those on which pieces of a type stand; known between moves only. */
    public static final class Typed extends Cells {
        private final int type;

        Typed(int type) {
            this.type = type;
        }

        /** The number of the type. */
        public int type() {
            return type;
        }
    }

    /** The current position. */
    public static final class Here extends Cells {
        Here() {}
    }

    /** All positions if something holds of the whole position, else none. */
    public static final class When extends Cells {
        private final Ir condition;

        When(Ir condition) {
            this.condition = condition;
        }

        /** A condition that can be asked anywhere. */
        public Ir condition() {
            return condition;
        }
    }

    /** Stands for the set that a loop is being solved for. */
    public static final class Unsolved extends Cells {
        Unsolved() {}
    }

    /** The positions that are not in a set. */
    public static final class Not extends Cells {
        Not(Cells excluded) {
            super(excluded);
        }

        public Cells excluded() {
            return parts().getFirst();
        }
    }

    /** Those that are in two sets. */
    public static final class And extends Cells {
        And(Cells one, Cells other) {
            super(one, other);
        }

        public Cells one() {
            return parts().getFirst();
        }

        public Cells other() {
            return parts().getLast();
        }
    }

    /** Those that are in either of two sets. */
    public static final class Or extends Cells {
        Or(Cells one, Cells other) {
            super(one, other);
        }

        public Cells one() {
            return parts().getFirst();
        }

        public Cells other() {
            return parts().getLast();
        }
    }

    /** Those of one set, if there is anything in another one. */
    public static final class IfAny extends Cells {
        IfAny(Cells set, Cells other) {
            super(set, other);
        }

        public Cells set() {
            return parts().getFirst();
        }

        public Cells other() {
            return parts().getLast();
        }
    }

    /** Those from which a relation leads into a set. */
    public static final class Before extends Cells {
        private final Relation way;

        Before(Relation way, Cells to) {
            super(to);
            this.way = way;
        }

        public Relation way() {
            return way;
        }

        public Cells to() {
            return parts().getFirst();
        }
    }

    /** Those to which a relation leads from a set. */
    public static final class After extends Cells {
        private final Relation way;

        After(Relation way, Cells from) {
            super(from);
            this.way = way;
        }

        public Relation way() {
            return way;
        }

        public Cells from() {
            return parts().getFirst();
        }
    }

    /** Those of a set, and those of another one from which the relation leads, any number of times within that one, to the first. */
    public static final class Back extends Cells {
        private final Relation way;

        Back(Relation way, Cells ends, Cells within) {
            super(ends, within);
            this.way = way;
        }

        public Relation way() {
            return way;
        }

        public Cells ends() {
            return parts().getFirst();
        }

        public Cells within() {
            return parts().getLast();
        }
    }

    /** Those of a set, and those of another one to which the relation leads, any number of times within that one, from the first. */
    public static final class Onward extends Cells {
        private final Relation way;

        Onward(Relation way, Cells begins, Cells within) {
            super(begins, within);
            this.way = way;
        }

        public Relation way() {
            return way;
        }

        public Cells begins() {
            return parts().getFirst();
        }

        public Cells within() {
            return parts().getLast();
        }
    }
}
