package org.senet.cluster;

import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Work on a game. It is the same job if its {@link #header} is the same; then results of units may be put together, whoever has
 * computed them.
 *
 * @param version of Senet
 */
public record Job(String version, Parcel parcel, Work work) {
    /**
     * What tells jobs apart, and what is to be known of one when its results are read.
     *
     * @param version of Senet
     * @param game the title
     * @param hash of the {@link Parcel}
     * @param kind of the work
     * @param units how many there are
     * @param perft what was counted; null for another kind of work, as with those that follow
     * @param playouts what was played
     * @param match what was played
     * @param selfplay what was played
     * @param replay what was played again
     * @param analyze what was observed
     */
    public record Header(
            String version,
            String game,
            String hash,
            String kind,
            int units,
            @Nullable PerftWork perft,
            @Nullable PlayoutsWork playouts,
            @Nullable MatchWork match,
            @Nullable SelfPlayWork selfplay,
            @Nullable ReplayWork replay,
            @Nullable AnalysisWork analyze) {
        static Header of(String version, String game, String hash, Work work) {
            return new Header(
                    version,
                    game,
                    hash,
                    work.kind(),
                    work.units(),
                    work instanceof PerftWork w ? w : null,
                    work instanceof PlayoutsWork w ? w : null,
                    work instanceof MatchWork w ? w : null,
                    work instanceof SelfPlayWork w ? w : null,
                    work instanceof ReplayWork w ? w : null,
                    work instanceof AnalysisWork w ? w : null);
        }

        /** The work. */
        public Work work() {
            return switch (kind) {
                case "perft" -> Objects.requireNonNull(perft);
                case "playouts" -> Objects.requireNonNull(playouts);
                case "match" -> Objects.requireNonNull(match);
                case "selfplay" -> Objects.requireNonNull(selfplay);
                case "replay" -> Objects.requireNonNull(replay);
                case "analyze" -> Objects.requireNonNull(analyze);
                default -> throw new ClusterException("there is no work `" + kind + "`", null);
            };
        }

        /** What is not the same as in another header, in words; null when all is. */
        @Nullable
        String difference(Header other) {
            if (!game.equals(other.game)) {
                return "it is of the game " + other.game + ", not " + game;
            }
            if (!kind.equals(other.kind)) {
                return "it is of `" + other.kind + "`, not `" + kind + "`";
            }
            if (!hash.equals(other.hash)) {
                return "it is of other rules, another variant, option or position of " + game;
            }
            if (!version.equals(other.version)) {
                return "it was made by Senet " + other.version + ", not " + version;
            }
            if (perft != null && other.perft != null && perft.depth() != other.perft.depth()) {
                return "it is of depth " + other.perft.depth() + ", not " + perft.depth();
            }
            if (perft != null && other.perft != null && perft.split() != other.perft.split()) {
                return "its work is split after " + other.perft.split() + " moves, not " + perft.split();
            }
            if (replay != null && other.replay != null && !replay.hash().equals(other.replay.hash())) {
                return "it is of other records";
            }
            return equals(other) ? null : "its settings are others";
        }
    }

    /** What tells this job from others. */
    public Header header() {
        return Header.of(version, parcel.game(), parcel.hash(), work);
    }

    /** As it travels. */
    private record Letter(Parcel parcel, Header header) {}

    /** The job as a line of JSON. */
    public String write() {
        return Wire.write(new Letter(parcel, header()));
    }

    /**
     * Reads what {@link #write} has written.
     *
     * @throws ClusterException when that is no job, or was changed on its way
     */
    public static Job read(String text) {
        var letter = Wire.read(text, Letter.class);
        if (letter.parcel == null || letter.header == null) {
            throw new ClusterException("this is no job of Senet", null);
        }
        var job = new Job(letter.header.version(), letter.parcel, letter.header.work());
        if (!job.parcel.hash().equals(letter.header.hash())) {
            throw new ClusterException("the game of the job was changed on its way", null);
        }
        return job;
    }

    /** Gets ready to do units in a context. */
    Work.Units open(org.graalvm.polyglot.Context context, Outlet outlet) throws IOException {
        return work.open(parcel.open(context), outlet);
    }
}
