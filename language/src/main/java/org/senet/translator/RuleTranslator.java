package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;
import org.senet.nodes.core.AllTrueNode;
import org.senet.nodes.core.ConstantNode;
import org.senet.nodes.core.DoNode;
import org.senet.nodes.core.TruthNode;
import org.senet.nodes.rules.AskNode;
import org.senet.nodes.rules.AskTestNode;
import org.senet.nodes.rules.BoardAttributeNode;
import org.senet.nodes.rules.CaptureNode;
import org.senet.nodes.rules.ChangePieceNode;
import org.senet.nodes.rules.CreateNode;
import org.senet.nodes.rules.DropNode;
import org.senet.nodes.rules.EffectNode;
import org.senet.nodes.rules.ForceNode;
import org.senet.nodes.rules.GlobalReadNode;
import org.senet.nodes.rules.GlobalSlot;
import org.senet.nodes.rules.GlobalWriteNode;
import org.senet.nodes.rules.GoNode;
import org.senet.nodes.rules.GoToNode;
import org.senet.nodes.rules.InReserveNode;
import org.senet.nodes.rules.InZoneNode;
import org.senet.nodes.rules.IsAttackedNode;
import org.senet.nodes.rules.LateNameNode;
import org.senet.nodes.rules.LogNode;
import org.senet.nodes.rules.MarkNode;
import org.senet.nodes.rules.NextTurnNode;
import org.senet.nodes.rules.NoMovesNode;
import org.senet.nodes.rules.NoMovesOfNode;
import org.senet.nodes.rules.OppositeNode;
import org.senet.nodes.rules.PathNode;
import org.senet.nodes.rules.PieceAttributeNode;
import org.senet.nodes.rules.ReserveNode;
import org.senet.nodes.rules.SetAttributeNode;
import org.senet.nodes.rules.SetBoardAttributeNode;
import org.senet.nodes.rules.SetMarkNode;
import org.senet.nodes.rules.SetNameReadNode;
import org.senet.nodes.rules.SetNameWriteNode;
import org.senet.nodes.rules.TakeNode;
import org.senet.nodes.rules.TakeUnderNode;
import org.senet.nodes.rules.ThroughoutRepetitionNode;
import org.senet.nodes.rules.TurnInNode;
import org.senet.nodes.rules.TurnNode;
import org.senet.nodes.rules.WeightNode;
import org.senet.runtime.Namespace;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.state.Player;

/** Turns what rules ask and do into nodes. */
final class RuleTranslator {
    private static final String TAKE_ALL = "all";
    static final String TAKE_UNDER = "under";

    private final Unit unit;
    private final DirectTranslator direct;

    RuleTranslator(Unit unit, DirectTranslator direct) {
        this.unit = unit;
        this.direct = direct;
    }

    ExpressionNode expression(Ir ir) {
        var site = unit.site();
        return switch (ir) {
            case Ir.Ask a ->
                a.query().isTest()
                        ? new AskTestNode(site, a.query(), path(a.path()))
                        : new AskNode(site, a.query(), path(a.path()));
            case Ir.InZone z -> new InZoneNode(site, z.zone(), path(z.path()));
            case Ir.AskTurn t -> new TurnNode(site, t.query());
            case Ir.TurnIn t -> new TurnInNode(site, t.turns());
            case Ir.Opposite o -> new OppositeNode(site, direct.expression(o.direction()));
            case Ir.PieceAttribute p -> new PieceAttributeNode(site, p.name(), path(p.path()), p.changed());
            case Ir.BoardAttribute b -> new BoardAttributeNode(site, b.name());
            case Ir.Mark m -> new MarkNode(path(m.path()));
            case Ir.GlobalRef g ->
                site.design() == null
                        ? new SetNameReadNode(g.name(), g.changed())
                        : new GlobalReadNode(new GlobalSlot(site, g.name()));
            case Ir.GlobalAssign g -> assign(g);
            case Ir.BoardAttributeAssign b -> new SetBoardAttributeNode(site, b.name(), direct.expression(b.value()));
            case Ir.LateName n -> new LateNameNode(n.name(), (Namespace) n.namespace());
            case Ir.IsAttacked i -> new IsAttackedNode(i.defended(), i.by(), path(i.path()));
            case Ir.InReserve r ->
                new InReserveNode(site, direct.expression(r.arguments().getFirst()), second(r.arguments()));
            case Ir.NoMoves n -> new NoMovesNode();
            case Ir.NoMovesOf n -> new NoMovesOfNode(direct.expression(n.player()));
            case Ir.ThroughoutRepetition t ->
                new ThroughoutRepetitionNode(direct.expression(t.player()), direct.test(t.condition()));
            case Ir.Effect e -> effect(e);
            default -> throw new IllegalArgumentException("not a form of rules: " + ir);
        };
    }

    private ExpressionNode assign(Ir.GlobalAssign g) {
        var site = unit.site();
        var write = site.design() == null
                ? new SetNameWriteNode(g.name(), () -> direct.expression(g.value()))
                : new GlobalWriteNode(new GlobalSlot(site, g.name()), unit.invariants(), direct.expression(g.value()));
        return unit.tracing().written(g, write);
    }

    /** A condition where evaluating is acting; in rules 0 and the empty string are false. */
    TestNode force(Ir value, boolean ruleTruth) {
        var site = unit.site();
        if (value instanceof Ir.Const c && site.design() != null) {
            switch (c.value()) {
                case Direction d -> {
                    return new GoNode(site, d);
                }
                case Place p -> {
                    return new GoToNode(p);
                }
                case Player p -> {
                    return new ForceNode(site, ruleTruth, new ConstantNode(p));
                }
                default -> {
                    // a plain value has its truth
                }
            }
        }
        var node = direct.expression(value);
        return node instanceof TestNode test ? test : new ForceNode(site, ruleTruth, node);
    }

    PathNode path(List<Ir> elements) {
        return new PathNode(unit.site(), direct.expressions(elements));
    }

    /** An effect; only writing notation is not an {@link EffectNode}. */
    TestNode effect(Ir.Effect e) {
        var arguments = e.arguments();
        if (e.kind() == org.senet.ir.EffectKind.LOG) {
            return unit.annotates() ? new LogNode(direct.expressions(arguments)) : unlogged(arguments);
        }
        return boardEffect(e, arguments);
    }

    /** Nobody asks for the notation, but its parts may go somewhere. */
    private TestNode unlogged(List<Ir> parts) {
        if (Looking.areQuiet(parts)) {
            return new AllTrueNode(false);
        }
        var forms = new ArrayList<>(parts);
        forms.add(new Ir.Const(null, true));
        return TruthNode.of(new DoNode(direct.expressions(forms)));
    }

    private EffectNode boardEffect(Ir.Effect e, List<Ir> arguments) {
        var site = unit.site();
        return switch (e.kind()) {
            case TAKE -> take(arguments);
            case DROP -> new DropNode(site, !arguments.isEmpty());
            case CAPTURE -> new CaptureNode(site, path(arguments));
            case PROMOTE -> new ChangePieceNode(site, direct.expression(arguments.getFirst()), null);
            case SET_OWNER -> new ChangePieceNode(site, null, direct.expression(arguments.getFirst()));
            case SET_PIECE -> new ChangePieceNode(site, direct.expression(arguments.getFirst()), second(arguments));
            case TO_RESERVE -> new ReserveNode(site, direct.expression(arguments.getFirst()), second(arguments), 1);
            case FROM_RESERVE -> new ReserveNode(site, direct.expression(arguments.getFirst()), second(arguments), -1);
            case CREATE -> create(arguments);
            case SET_ATTRIBUTE -> new SetAttributeNode(site, attributeName(e), direct.expression(arguments.get(1)));
            case MARK ->
                new SetMarkNode(arguments.isEmpty() ? new ConstantNode(true) : direct.expression(arguments.getFirst()));
            case NEXT_TURN -> new NextTurnNode(direct.expression(arguments.getFirst()));
            case WEIGHT -> new WeightNode(direct.expression(arguments.getFirst()));
            case LOG -> throw new IllegalArgumentException("notation is no effect on the board");
        };
    }

    private EffectNode take(List<Ir> arguments) {
        var site = unit.site();
        if (arguments.isEmpty()) {
            return TakeNode.one(site);
        }
        return switch (arguments.getFirst()) {
            case Ir.Const c when c.value().equals(TAKE_ALL) -> TakeNode.all(site);
            case Ir.Const c when c.value().equals(TAKE_UNDER) -> new TakeUnderNode(site);
            default -> TakeNode.some(site, direct.expression(arguments.getFirst()));
        };
    }

    private String attributeName(Ir.Effect e) {
        if (e.arguments().getFirst() instanceof Ir.Const c && c.value() instanceof String name) {
            return name;
        }
        throw SenetException.at(
                e.span(),
                "expected the name of an attribute, but got "
                        + Printer.display(e.arguments().getFirst(), 60),
                null);
    }

    private @Nullable ExpressionNode second(List<Ir> arguments) {
        return arguments.size() > 1 ? direct.expression(arguments.get(1)) : null;
    }

    /** The type, then perhaps an owner, then perhaps a path; what the second one is, its value tells. */
    private EffectNode create(List<Ir> arguments) {
        return new CreateNode(
                unit.site(),
                direct.expression(arguments.getFirst()),
                second(arguments),
                path(arguments.subList(Math.min(2, arguments.size()), arguments.size())));
    }

    /** The value of code that is run for its effect only. */
    static Ir nothing() {
        return new Ir.Const(null, Nil.NIL);
    }
}
