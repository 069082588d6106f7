package org.senet.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.senet.ir.Ir.And;
import org.senet.ir.Ir.Any;
import org.senet.ir.Ir.AnyOf;
import org.senet.ir.Ir.Ask;
import org.senet.ir.Ir.Assign;
import org.senet.ir.Ir.Bind;
import org.senet.ir.Ir.Binding;
import org.senet.ir.Ir.BoardAttributeAssign;
import org.senet.ir.Ir.Call;
import org.senet.ir.Ir.Capture;
import org.senet.ir.Ir.Catch;
import org.senet.ir.Ir.Check;
import org.senet.ir.Ir.Collection;
import org.senet.ir.Ir.Define;
import org.senet.ir.Ir.Do;
import org.senet.ir.Ir.DynamicAssign;
import org.senet.ir.Ir.Effect;
import org.senet.ir.Ir.Exists;
import org.senet.ir.Ir.Finally;
import org.senet.ir.Ir.GlobalAssign;
import org.senet.ir.Ir.Handler;
import org.senet.ir.Ir.If;
import org.senet.ir.Ir.InZone;
import org.senet.ir.Ir.Loop;
import org.senet.ir.Ir.Mark;
import org.senet.ir.Ir.Not;
import org.senet.ir.Ir.Operation;
import org.senet.ir.Ir.Opposite;
import org.senet.ir.Ir.Or;
import org.senet.ir.Ir.PieceAttribute;
import org.senet.ir.Ir.Prompt;
import org.senet.ir.Ir.Recur;
import org.senet.ir.Ir.Search;
import org.senet.ir.Ir.Test;
import org.senet.ir.Ir.Throw;
import org.senet.ir.Ir.While;

/** Code as a tree: the parts of each form, in the order in which they run. Bodies of functions are not parts. */
public final class IrTree {
    private IrTree() {}

    /** All definitions of variables in a function, in those within it too, in the order in which they are written. */
    public static List<Define> definitions(Lambda lambda) {
        var found = new ArrayList<Define>();
        collect(lambda, found);
        return found;
    }

    private static void collect(Lambda lambda, List<Define> found) {
        lambda.arities().forEach(arity -> collect(arity.body(), found));
    }

    private static void collect(Ir ir, List<Define> found) {
        switch (ir) {
            case Define d -> found.add(d);
            case Ir.Fn f -> collect(f.lambda(), found);
            case Ir.Functions f -> f.lambdas().forEach(lambda -> collect(lambda, found));
            default -> {
                // only its parts may define something
            }
        }
        children(ir).forEach(child -> collect(child, found));
    }

    /** The parts of a form. */
    public static List<Ir> children(Ir ir) {
        return switch (ir) {
            case Bind b -> List.of(b.init());
            case Assign a -> List.of(a.value());
            case Do d -> d.forms();
            case Test t -> List.of(t.value());
            case If i -> List.of(i.test(), i.then(), i.otherwise());
            case And a -> a.forms();
            case Or o -> o.forms();
            case Not n -> List.of(n.test());
            case While w -> List.of(w.test(), w.body());
            case Loop l -> append(l.inits(), l.body());
            case Recur r -> r.values();
            case Call c -> prepend(c.function(), c.arguments());
            case Operation o -> o.operands();
            case Define d -> d.init() == null ? List.of() : List.of(d.init());
            case Collection c -> c.elements();
            case Throw t -> List.of(t.value());
            case Catch c -> prepend(c.body(), List.copyOf(c.handlers()));
            case Handler h -> List.of(h.body());
            case Finally f -> List.of(f.body(), f.cleanup());
            case Binding b -> append(b.values(), b.body());
            case DynamicAssign a -> List.of(a.value());
            case Any a -> a.options();
            case AnyOf a -> List.of(a.collection());
            case Check c -> List.of(c.test());
            case Capture c -> List.of(c.tag(), c.function());
            case Prompt p -> List.of(p.tag(), p.function());
            case Search s -> List.of(s.function());
            case Exists e -> List.of(e.body());
            case Ir.Count c -> List.of(c.body());
            case Ir.Each e -> List.of(e.condition(), e.body());
            case Ir.FirstWay f -> List.of(f.body());
            case Ir.AnyConnected a -> List.of(a.body());
            case Ask a -> a.path();
            case InZone z -> z.path();
            case Opposite o -> List.of(o.direction());
            case PieceAttribute p -> p.path();
            case Mark m -> m.path();
            case Ir.InReserve r -> r.arguments();
            case Effect e -> e.arguments();
            case Ir.NoMovesOf n -> List.of(n.player());
            case Ir.ThroughoutRepetition t -> List.of(t.player(), t.condition());
            case GlobalAssign g -> List.of(g.value());
            case BoardAttributeAssign b -> List.of(b.value());
            case Ir.Const c -> List.of();
            case Ir.LocalRef l -> List.of();
            case Ir.Fn f -> List.of();
            case Ir.Functions f -> List.of();
            case Ir.VarRef v -> List.of();
            case Ir.LateName n -> List.of();
            case Ir.Definition d -> List.of();
            case Ir.AnyPiece a -> List.of();
            case Ir.AnyPlace a -> List.of();
            case Ir.EndMove e -> List.of();
            case Ir.AskTurn a -> List.of();
            case Ir.BoardAttribute b -> List.of();
            case Ir.GlobalRef g -> List.of();
            case Ir.IsAttacked i -> i.path();
            case Ir.NoMoves n -> List.of();
            case Ir.RemoveCaptured r -> List.of();
            case Ir.EndRound e -> List.of();
            case Ir.TurnIn t -> List.of();
        };
    }

    /** The same form with other parts. */
    public static Ir withChildren(Ir ir, List<Ir> parts) {
        return switch (ir) {
            case Test t -> new Test(t.span(), parts.getFirst(), t.mode());
            case Not n -> new Not(n.span(), parts.getFirst());
            case Call c -> new Call(c.span(), parts.getFirst(), parts.subList(1, parts.size()));
            case Operation o -> new Operation(o.span(), o.operator(), parts);
            case Define d -> new Define(d.span(), d.variable(), d.meta(), parts.getFirst(), d.macro());
            case Collection c -> new Collection(c.span(), c.kind(), parts);
            case Throw t -> new Throw(t.span(), parts.getFirst());
            case DynamicAssign a -> new DynamicAssign(a.span(), a.variable(), parts.getFirst());
            case Search s -> new Search(s.span(), s.kind(), parts.getFirst());
            case Ask a -> new Ask(a.span(), a.query(), parts);
            case InZone z -> new InZone(z.span(), z.zone(), parts);
            case Opposite o -> new Opposite(o.span(), parts.getFirst());
            case PieceAttribute p -> new PieceAttribute(p.span(), p.name(), parts, p.changed());
            case Mark m -> new Mark(m.span(), parts);
            case Ir.InReserve r -> new Ir.InReserve(r.span(), parts);
            case Ir.IsAttacked i -> new Ir.IsAttacked(i.span(), i.defended(), i.by(), parts);
            case Effect e -> new Effect(e.span(), e.kind(), parts);
            case GlobalAssign g -> new GlobalAssign(g.span(), g.name(), parts.getFirst());
            case BoardAttributeAssign b -> new BoardAttributeAssign(b.span(), b.name(), parts.getFirst());
            case Assign a -> new Assign(a.span(), a.local(), parts.getFirst());
            case Bind b -> new Bind(b.span(), b.local(), parts.getFirst());
            case If i -> new If(i.span(), parts.get(0), parts.get(1), parts.get(2));
            case And a -> new And(a.span(), parts, a.conditions());
            case Or o -> new Or(o.span(), parts, o.conditions());
            case Do d -> new Do(d.span(), parts);
            case While w -> new While(w.span(), parts.get(0), parts.get(1));
            case Any a -> new Any(a.span(), parts);
            case AnyOf a -> new AnyOf(a.span(), parts.getFirst());
            case Check c -> new Check(c.span(), parts.getFirst(), c.message());
            case Exists e -> new Exists(e.span(), parts.getFirst());
            case Ir.Count c -> new Ir.Count(c.span(), parts.getFirst());
            case Ir.Each e -> new Ir.Each(e.span(), parts.get(0), parts.get(1));
            case Ir.FirstWay f -> new Ir.FirstWay(f.span(), parts.getFirst());
            case Ir.AnyConnected a -> new Ir.AnyConnected(a.span(), parts.getFirst());
            case Ir.NoMovesOf n -> new Ir.NoMovesOf(n.span(), parts.getFirst());
            case Ir.ThroughoutRepetition t -> new Ir.ThroughoutRepetition(t.span(), parts.get(0), parts.get(1));
            default -> throw new IllegalArgumentException("not a form whose parts can be replaced: " + ir);
        };
    }

    /** Whether a form or any part of it, however deep, is such a one. */
    public static boolean contains(Ir ir, Predicate<Ir> wanted) {
        if (wanted.test(ir)) {
            return true;
        }
        for (var child : children(ir)) {
            if (contains(child, wanted)) {
                return true;
            }
        }
        return false;
    }

    private static List<Ir> append(List<Ir> forms, Ir last) {
        var all = new ArrayList<>(forms);
        all.add(last);
        return all;
    }

    private static List<Ir> prepend(Ir first, List<Ir> forms) {
        var all = new ArrayList<Ir>(forms.size() + 1);
        all.add(first);
        all.addAll(forms);
        return all;
    }

    /** Whether a form looks for ways through code in it: what fails there makes the form nil, false or a smaller number. */
    public static boolean isSearch(Ir form) {
        return form instanceof Ir.Exists
                || form instanceof Ir.Count
                || form instanceof Ir.Search
                || form instanceof Ir.FirstWay
                || form instanceof Ir.AnyConnected
                || form instanceof Ir.Each;
    }
}
