package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.lint.Report;
import org.senet.lint.Watch;
import org.senet.lint.rules.Kinds.Kind;

/** Finds comparisons of values that are never equal, for they are of different kinds, such as a type of piece and a string. */
final class NeverEqual extends KindWarning {
    NeverEqual() {
        super("never-equal", "comparisons of values that are never equal, such as a piece and a string");
    }

    @Override
    void look(Ir part, Kinds kinds, Watch watch, Report report) {
        var compared = compared(part);
        if (compared != null && (watch.written(part) != null || isCase(compared))) {
            look(compared.getFirst(), compared.getLast(), kinds, report);
        } else if ("contains?".equals(Calls.ofCore(part)) && watch.written(part) != null) {
            index((Ir.Call) part, kinds, report);
        }
    }

    /** Whether a value is compared with a literal of the text, as {@code case} and {@code condp} do; between literals, only macros do. */
    private static boolean isCase(List<Ir> operands) {
        return operands.stream().anyMatch(o -> o instanceof Ir.Const c && Values.isLiteral(c))
                && operands.stream().anyMatch(o -> !(o instanceof Ir.Const));
    }

    private static @Nullable List<Ir> compared(Ir part) {
        return switch (part) {
            case Ir.Operation o when o.operator() == Operator.EQUAL -> o.operands();
            case Ir.Call c
            when c.arguments().size() == 2 && ("=".equals(Calls.ofCore(c)) || "not=".equals(Calls.ofCore(c))) ->
                c.arguments();
            default -> null;
        };
    }

    private static void look(Ir one, Ir other, Kinds kinds, Report report) {
        var first = kinds.of(one);
        var second = kinds.of(other);
        if (first == null || second == null || first.stream().anyMatch(second::contains)) {
            return;
        }
        boolean writtenFirst = one instanceof Ir.Const;
        var literal = writtenFirst ? one : other;
        var value = writtenFirst ? other : one;
        if (literal.span() != null && value.span() != null) {
            report.add(
                    literal.span(),
                    compared(value.span(), literal.span()) + " is " + Kinds.words(writtenFirst ? second : first)
                            + ", so it never equals " + Kinds.words(writtenFirst ? first : second),
                    hint(literal, writtenFirst ? second : first));
        }
    }

    /** The value in words; what {@code case} compares has no text of its own. */
    private static String compared(SourceSpan value, SourceSpan literal) {
        return value.start() <= literal.start() && literal.end() <= value.end()
                ? "what is compared with `" + Texts.shown(literal) + "`"
                : "`" + Texts.shown(value) + "`";
    }

    private static @Nullable String hint(Ir compared, EnumSet<Kind> wanted) {
        if (compared instanceof Ir.Or) {
            return "whether a value is one of several is asked by `(or (= x a) (= x b))` or `case`";
        }
        if (isMade(compared)) {
            return "whether a value is one of several is asked by `(contains? #{a b} value)`";
        }
        boolean ofGame = wanted.contains(Kind.TYPE)
                || wanted.contains(Kind.PLAYER)
                || wanted.contains(Kind.DIRECTION)
                || wanted.contains(Kind.PLACE);
        return ofGame
                        && compared instanceof Ir.Const known
                        && (known.value() instanceof String || known.value() instanceof Keyword)
                ? "a name of the game is written bare, without quotes or a colon"
                : null;
    }

    /** Whether a vector is asked for an element, where {@code contains?} asks for an index. */
    private static void index(Ir.Call call, Kinds kinds, Report report) {
        if (call.arguments().size() == 2 && isVector(call.arguments().getFirst())) {
            var key = kinds.of(call.arguments().getLast());
            if (key != null && !key.contains(Kind.NUMBER)) {
                report.add(
                        call.arguments().getFirst().span(),
                        "`contains?` asks whether a vector has an index, and " + Kinds.words(key) + " is none",
                        "a set has elements: `#{...}` instead of `[...]`");
            }
        }
    }

    private static boolean isMade(Ir ir) {
        return ir instanceof Ir.Collection
                || ir instanceof Ir.Const known
                        && (known.value() instanceof PersistentVector || known.value() instanceof PersistentSet);
    }

    private static boolean isVector(Ir ir) {
        return switch (ir) {
            case Ir.Collection made -> made.kind() == Ir.Collection.Kind.VECTOR;
            case Ir.Const known -> known.value() instanceof PersistentVector;
            default -> false;
        };
    }
}
