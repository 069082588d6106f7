package org.senet.translator;

import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.ir.Query;

/**
 * Functions that ask about a position which they are given, and look at nothing from where they are called: with {@code position} as
 * their argument they ask about the current one, wherever that is.
 */
final class AskedPlace {
    private AskedPlace() {}

    /** Whether code is {@code position}, the current one. */
    static boolean isHere(Ir ir) {
        return ir instanceof Ir.Ask(var span, Query query, var path) && query == Query.POSITION && path.isEmpty();
    }

    /** Whether the body of a function goes nowhere, changes nothing, and finds what it looks at from one of its parameters. */
    static boolean isAllThatCounts(Ir body, Local place) {
        return switch (body) {
                    case Ir.Const c -> true;
                    case Ir.VarRef v -> true;
                    case Ir.LateName n -> true;
                    case Ir.LocalRef l -> true;
                    case Ir.BoardAttribute b -> true;
                    case Ir.AskTurn t -> true;
                    case Ir.Test t -> t.mode() == Ir.TestMode.CORE || Looking.isTruth(t.value());
                    case Ir.Not n -> true;
                    case Ir.And a -> true;
                    case Ir.Or o -> true;
                    case Ir.If i -> true;
                    case Ir.Operation o -> true;
                    case Ir.Call c -> Computations.isComputation(c);
                    case Ir.Ask a -> beginsAt(a.path(), place);
                    case Ir.InZone z -> beginsAt(z.path(), place);
                    case Ir.IsAttacked i -> beginsAt(i.path(), place);
                    case Ir.PieceAttribute p -> beginsAt(p.path(), place);
                    case Ir.Mark m -> beginsAt(m.path(), place);
                    default -> false;
                }
                && IrTree.children(body).stream().allMatch(part -> isAllThatCounts(part, place));
    }

    /** The same of a function of one parameter. */
    static boolean isAllThatCounts(Lambda function) {
        var arity = function.arityFor(1);
        return arity != null
                && arity.rest() == null
                && isAllThatCounts(arity.body(), arity.parameters().getFirst());
    }

    private static boolean beginsAt(List<Ir> path, Local place) {
        return !path.isEmpty() && path.getFirst() instanceof Ir.LocalRef ref && ref.local() == place;
    }

    /** The same question without the step from where it is to where it is. */
    static Ir fromHere(Ir question) {
        return switch (question) {
            case Ir.Ask a when leadsHere(a.path()) -> new Ir.Ask(a.span(), a.query(), rest(a.path()));
            case Ir.InZone z when leadsHere(z.path()) -> new Ir.InZone(z.span(), z.zone(), rest(z.path()));
            case Ir.IsAttacked i
            when leadsHere(i.path()) -> new Ir.IsAttacked(i.span(), i.defended(), i.by(), rest(i.path()));
            case Ir.PieceAttribute p
            when leadsHere(p.path()) -> new Ir.PieceAttribute(p.span(), p.name(), rest(p.path()));
            case Ir.Mark m when leadsHere(m.path()) -> new Ir.Mark(m.span(), rest(m.path()));
            default -> question;
        };
    }

    private static boolean leadsHere(List<Ir> path) {
        return !path.isEmpty() && isHere(path.getFirst());
    }

    private static List<Ir> rest(List<Ir> path) {
        return path.subList(1, path.size());
    }
}
