package org.senet.nodes.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Algebra;
import org.senet.analysis.QueryCells;
import org.senet.analysis.Relation;
import org.senet.data.Equality;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;
import org.senet.nodes.core.AllTrueNode;
import org.senet.nodes.core.AndOrNode;
import org.senet.nodes.core.ConstantNode;
import org.senet.nodes.core.DoNode;
import org.senet.nodes.core.EqualNode;
import org.senet.nodes.core.IfNode;
import org.senet.nodes.core.LocalReadNode;
import org.senet.nodes.core.LocalWriteNode;
import org.senet.nodes.core.NotNode;
import org.senet.nodes.core.TruthNode;

/**
 * What becomes of {@linkplain StridePath paths} at the questions and values of a program. A path is divided by the positions from which
 * the answers differ, so that each part has one answer; and where that cannot be done, the answer is not known.
 */
final class StrideQuestions {
    private final Site site;
    private final Algebra sets;

    StrideQuestions(Site site, Algebra sets) {
        this.site = site;
        this.sets = sets;
    }

    /** What becomes of a path with each answer to a question, and where the answer is not known. */
    record Answers(List<StridePath> yes, List<StridePath> no, List<StridePath> unknown) {
        static Answers unknown(StridePath path) {
            return new Answers(List.of(), List.of(), List.of(path));
        }
    }

    Answers answers(TestNode test, StridePath path) {
        return switch (test) {
            case GoNode go -> moved(go.ends(path.at()), path);
            case ForceNode force -> each(force.value(), path, v -> forced(v.value(), v.path()));
            case TruthNode truth -> each(truth.value(), path, v -> told(coreTruth(v.value()), v.path()));
            case EqualNode equal ->
                each(
                        equal.getLeft(),
                        path,
                        left -> each(
                                equal.getRight(),
                                left.path(),
                                right -> told(equality(left.value(), right.value()), right.path())));
            case AskTestNode ask -> looked(ask, path);
            case InZoneNode zone -> inZone(zone, path);
            case NotNode not -> {
                var answers = answers(not.test(), path);
                yield new Answers(answers.no, answers.yes, answers.unknown);
            }
            case AllTrueNode all -> all(all, path);
            default -> Answers.unknown(path);
        };
    }

    private Answers forced(@Nullable Object value, StridePath path) {
        var truth = truth(value);
        return truth == null ? moved(path.follow(site.steps(null), value), path) : told(truth, path);
    }

    /** Whether a value is true, if it is one of those that are nothing else; null where that is not known. */
    private static @Nullable Boolean truth(@Nullable Object value) {
        return value instanceof Boolean b ? b : value == Nil.NIL ? Boolean.FALSE : null;
    }

    private static @Nullable Boolean equality(@Nullable Object a, @Nullable Object b) {
        return a == null || b == null ? null : Equality.equal(a, b);
    }

    private static Answers told(@Nullable Boolean answer, StridePath path) {
        if (answer == null) {
            return Answers.unknown(path);
        }
        return answer
                ? new Answers(List.of(path), List.of(), List.of())
                : new Answers(List.of(), List.of(path), List.of());
    }

    private static Answers moved(int @Nullable [] ends, StridePath path) {
        return ends == null
                ? Answers.unknown(path)
                : new Answers(
                        List.of(path.among(ends, p -> p >= 0).at(ends)),
                        List.of(path.among(ends, p -> p < 0)),
                        List.of());
    }

    private Answers inZone(InZoneNode zone, StridePath path) {
        var ends = end(zone.path(), path);
        return ends == null || !zone.isKnown()
                ? Answers.unknown(path)
                : new Answers(
                        List.of(path.among(ends, p -> p >= 0 && zone.contains(p))),
                        List.of(path.among(ends, p -> p < 0 || !zone.contains(p))),
                        List.of());
    }

    private Answers looked(AskTestNode ask, StridePath path) {
        var ends = end(ask.path(), path);
        // Where the piece was lifted, nothing is as it was between moves.
        if (ends == null || path.lifted() && path.returns(ends)) {
            return Answers.unknown(path);
        }
        var there = path.among(ends, p -> p >= 0);
        var off = path.among(ends, p -> p < 0);
        var way = Relation.of(ends);
        var wanted = QueryCells.of(ask.query(), site.design, site.player, sets);
        return wanted == null || !way.isUniform()
                ? Answers.unknown(path)
                // Off the board all answers are no.
                : new Answers(
                        List.of(there.seeing(sets.and(path.seen(), sets.before(way, wanted)))),
                        List.of(there.seeing(sets.and(path.seen(), sets.before(way, sets.not(wanted)))), off),
                        List.of());
    }

    /** The steps of a path that is no way to go, but one to look along. */
    private int @Nullable [] end(PathNode way, StridePath path) {
        var at = path;
        for (var element : way.elements()) {
            var value = known(element, path);
            var ends = value == null ? null : at.follow(site.steps(null), value);
            if (ends == null) {
                return null;
            }
            at = at.at(ends);
        }
        return at.at();
    }

    private static @Nullable Object known(ExpressionNode element, StridePath path) {
        return switch (element) {
            case ConstantNode constant -> constant.value();
            case LocalReadNode local -> path.values().get(local.slot());
            default -> null;
        };
    }

    private Answers all(AllTrueNode all, StridePath path) {
        var decided = new ArrayList<StridePath>();
        var unknown = new ArrayList<StridePath>();
        var open = List.of(path);
        for (var test : all.tests()) {
            var still = new ArrayList<StridePath>();
            for (var p : open) {
                var answers = answers(test, p);
                decided.addAll(all.isAny() ? answers.yes : answers.no);
                still.addAll(all.isAny() ? answers.no : answers.yes);
                unknown.addAll(answers.unknown);
            }
            open = still.stream().filter(p -> !p.isNowhere()).toList();
        }
        return all.isAny() ? new Answers(decided, open, unknown) : new Answers(open, decided, unknown);
    }

    // ---- values

    /** A part of a path with the value that some code has there; null where the value is not known. */
    record Valued(StridePath path, @Nullable Object value) {}

    /** The parts of a path by the values of code that is run there; null where it does what is not followed. */
    @Nullable
    List<Valued> values(ExpressionNode code, StridePath path) {
        return switch (code) {
            case ConstantNode constant -> List.of(new Valued(path, constant.value()));
            case LocalReadNode local -> List.of(new Valued(path, path.values().get(local.slot())));
            case AskNode ask when ask.isHere() -> List.of(new Valued(path, null));
            case LocalWriteNode write ->
                parts(
                        values(write.value(), path),
                        v -> List.of(new Valued(v.path().with(write.slot(), v.value()), v.value())));
            case DoNode all -> inOrder(all.forms(), path);
            case AndOrNode all -> firstDeciding(all, 0, path);
            case IfNode either -> {
                var answers = answers(either.test(), path);
                yield isDecided(answers)
                        ? joined(
                                parts(of(answers.yes), v -> values(either.then(), v.path())),
                                parts(of(answers.no), v -> values(either.otherwise(), v.path())))
                        : null;
            }
            case TestNode test -> {
                var answers = answers(test, path);
                yield isDecided(answers)
                        ? joined(
                                parts(of(answers.yes), v -> List.of(new Valued(v.path(), true))),
                                parts(of(answers.no), v -> List.of(new Valued(v.path(), false))))
                        : null;
            }
            default -> null;
        };
    }

    private @Nullable List<Valued> inOrder(List<ExpressionNode> forms, StridePath path) {
        @Nullable List<Valued> now = List.of(new Valued(path, Nil.NIL));
        for (var form : forms) {
            now = parts(now, v -> values(form, v.path()));
        }
        return now;
    }

    private @Nullable List<Valued> firstDeciding(AndOrNode all, int from, StridePath path) {
        var first = values(all.forms().get(from), path);
        return from == all.forms().size() - 1
                ? first
                : parts(first, v -> {
                    var truth = coreTruth(v.value());
                    return truth == null
                            ? null
                            : truth == all.isOr() ? List.of(v) : firstDeciding(all, from + 1, v.path());
                });
    }

    private static boolean isDecided(Answers answers) {
        return answers.unknown.stream().allMatch(StridePath::isNowhere);
    }

    private static List<Valued> of(List<StridePath> paths) {
        return paths.stream().map(p -> new Valued(p, null)).toList();
    }

    private static @Nullable List<Valued> parts(
            @Nullable List<Valued> values, Function<Valued, @Nullable List<Valued>> next) {
        if (values == null) {
            return null;
        }
        var all = new ArrayList<Valued>();
        for (var value : values) {
            var more = value.path().isNowhere() ? List.<Valued>of() : next.apply(value);
            if (more == null) {
                return null;
            }
            all.addAll(more);
        }
        return all;
    }

    private static @Nullable List<Valued> joined(@Nullable List<Valued> some, @Nullable List<Valued> others) {
        if (some == null || others == null) {
            return null;
        }
        var all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    /** The answers to a question about the value of some code. */
    private Answers each(ExpressionNode code, StridePath path, Function<Valued, Answers> question) {
        var values = values(code, path);
        if (values == null) {
            return Answers.unknown(path);
        }
        var yes = new ArrayList<StridePath>();
        var no = new ArrayList<StridePath>();
        var unknown = new ArrayList<StridePath>();
        for (var value : values) {
            var answers = question.apply(value);
            yes.addAll(answers.yes);
            no.addAll(answers.no);
            unknown.addAll(answers.unknown);
        }
        return new Answers(yes, no, unknown);
    }

    /** In the core all is true but false and nil. */
    private static @Nullable Boolean coreTruth(@Nullable Object value) {
        return value == null ? null : value != Nil.NIL && !value.equals(false);
    }
}
