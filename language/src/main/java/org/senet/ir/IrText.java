package org.senet.ir;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.senet.data.Printer;
import org.senet.ir.Ir.PlaceSource;

/**
 * Analyzed code as a text of one line that looks like the program's, with macros expanded. It is for people: what has no
 * short form is left out.
 */
public final class IrText {
    private static final int LONGEST = 120;

    private final Function<Local, String> names;

    /** @param names what variables are called */
    public IrText(Function<Local, String> names) {
        this.names = names;
    }

    /** The text of a form. */
    public String of(Ir ir) {
        var text = text(ir);
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 3) + "...";
    }

    private String text(Ir ir) {
        return switch (ir) {
            case Ir.Const c -> Printer.print(c.value(), true);
            case Ir.LocalRef l -> names.apply(l.local());
            case Ir.GlobalRef g -> g.name();
            case Ir.BoardAttribute b -> b.name();
            case Ir.LateName n -> n.name();
            case Ir.VarRef v -> bare(v.variable().toString());
            case Ir.Test t -> text(t.value());
            case Ir.Ask a -> word(a.query().word(), a.path());
            case Ir.AskTurn t -> t.query().word();
            case Ir.PieceAttribute p -> word(p.name(), p.path());
            case Ir.InZone z -> form("in-zone? " + z.zone(), z.path());
            case Ir.Mark m -> form("marked?", m.path());
            case Ir.IsAttacked i ->
                i.by().isEmpty()
                        ? word(i.word(), i.path())
                        : form(i.word() + " (by " + String.join(" ", i.by()) + ")", i.path());
            case Ir.NoMoves n -> "no-moves?";
            case Ir.TurnIn t -> "turn-order";
            case Ir.EndMove e -> "(end-move)";
            case Ir.AnyPiece a -> "(any " + String.join(" ", a.types()) + ")";
            case Ir.AnyPlace a -> place(a);
            case Ir.Do d when d.forms().size() == 1 -> text(d.forms().getFirst());
            case Ir.Operation o -> form(o.operator().function(), o.operands());
            case Ir.Call c -> "(" + texts(IrTree.children(c)) + ")";
            case Ir.Effect e -> form(e.kind().word(), e.arguments());
            case Ir.Bind b -> "(let " + names.apply(b.local()) + " " + text(b.init()) + ")";
            case Ir.Assign a -> "(set! " + names.apply(a.local()) + " " + text(a.value()) + ")";
            case Ir.GlobalAssign g -> "(set! " + g.name() + " " + text(g.value()) + ")";
            case Ir.BoardAttributeAssign b -> "(set! " + b.name() + " " + text(b.value()) + ")";
            default -> form(head(ir), body(IrTree.children(ir)));
        };
    }

    private static String head(Ir ir) {
        return switch (ir) {
            case Ir.And a -> "and";
            case Ir.Or o -> "or";
            case Ir.Not n -> "not";
            case Ir.If i -> "if";
            case Ir.While w -> "while";
            case Ir.Any a -> "any";
            case Ir.AnyOf a -> "any-of";
            case Ir.AnyConnected a -> "any-connected";
            case Ir.Check c -> "check";
            case Ir.Exists e -> "exists?";
            case Ir.Count c -> "count-all";
            case Ir.Each e -> "each";
            case Ir.FirstWay f -> "first-way";
            case Ir.InReserve r -> "in-reserve";
            case Ir.NoMovesOf n -> "no-moves?";
            case Ir.ThroughoutRepetition t -> Ir.ThroughoutRepetition.WORD;
            case Ir.Opposite o -> "opposite";
            case Ir.Do d -> "seq";
            default -> "...";
        };
    }

    private static String place(Ir.AnyPlace place) {
        return place.source() == PlaceSource.LAST_MOVE
                ? "(any last-move)"
                : place.zone() == null ? "(any-position)" : "(any-position " + place.zone() + ")";
    }

    /** The statements of a body stand in the form itself. */
    private static List<Ir> body(List<Ir> parts) {
        return parts.size() == 1
                        && parts.getFirst() instanceof Ir.Do d
                        && d.forms().size() > 1
                ? d.forms()
                : parts;
    }

    private String word(String word, List<Ir> path) {
        return path.isEmpty() ? word : form(word, path);
    }

    private String form(String head, List<Ir> parts) {
        return parts.isEmpty() ? "(" + head + ")" : "(" + head + " " + texts(parts) + ")";
    }

    private String texts(List<Ir> parts) {
        return parts.stream().map(this::text).collect(Collectors.joining(" "));
    }

    private static String bare(String variable) {
        int slash = variable.lastIndexOf('/');
        return slash < 0 || slash == variable.length() - 1 ? variable : variable.substring(slash + 1);
    }
}
