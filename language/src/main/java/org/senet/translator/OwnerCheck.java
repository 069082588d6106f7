package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Query;

/**
 * The check that the piece with which a way begins belongs to the player to move. Own pieces are visited in a way of their own, so the
 * check comes first, wherever it stands among statements that go nowhere and change nothing.
 */
final class OwnerCheck {
    private OwnerCheck() {}

    /** What a form checks of the owner of the piece that stands here; null for all other forms. */
    static @Nullable Query of(Ir form) {
        return form instanceof Ir.Check c
                        && CheckTranslator.unwrap(c.test()) instanceof Ir.Ask a
                        && (a.query() == Query.IS_MINE || a.query() == Query.IS_FRIEND)
                        && a.path().isEmpty()
                ? a.query()
                : null;
    }

    /** The number of the form that checks the owner of the piece with which the forms begin; -1 for none. */
    static int in(List<Ir> forms) {
        for (int i = 0; i < forms.size(); i++) {
            if (of(forms.get(i)) != null) {
                return i;
            }
            if (!isStill(forms.get(i))) {
                break;
            }
        }
        return -1;
    }

    /** Whether a statement only binds a value, or checks something, from where it is and of what is there. */
    static boolean isStill(Ir statement) {
        return switch (statement) {
            case Ir.Bind bind -> isValue(bind.init());
            case Ir.Check check -> isQuestion(CheckTranslator.unwrap(check.test()));
            default -> false;
        };
    }

    /** Whether code only gives a value, perhaps one of several. */
    private static boolean isValue(Ir code) {
        return switch (code) {
            case Ir.Any any -> any.options().stream().allMatch(OwnerCheck::isValue);
            case Ir.AnyOf any -> isValue(any.collection());
            case Ir.Const constant -> true;
            case Ir.LocalRef local -> true;
            case Ir.Ask ask -> areKnown(ask.path());
            default -> isQuestion(code);
        };
    }

    private static boolean isQuestion(Ir code) {
        return switch (code) {
            case Ir.Ask ask -> ask.query().isTest() && areKnown(ask.path());
            case Ir.InZone zone -> areKnown(zone.path());
            case Ir.Not not -> isQuestion(CheckTranslator.unwrap(not.test()));
            default -> false;
        };
    }

    private static boolean areKnown(List<Ir> path) {
        return path.stream().allMatch(e -> e instanceof Ir.Const || e instanceof Ir.LocalRef);
    }
}
