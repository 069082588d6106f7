package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.data.Printer;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;

/**
 * A condition of the game's end, as hosts see it.
 *
 * @param kind {@code loss}, {@code win}, {@code draw} or {@code end}
 * @param claim whether the player to move has to claim it
 * @param text the clause on one line
 * @param line the number of its first line in the script, from 1; null when it was made by a program
 */
record EndingView(
        String kind, boolean claim, String text, @Nullable Long line) {
    private static final Members<EndingView> MEMBERS = new Members<>(EndingView.class)
            .value("kind", EndingView::kind)
            .value("claim", EndingView::claim)
            .value("text", EndingView::text)
            .value("line", EndingView::line);

    /** All of them: those by which the game is over, in the order in which they are asked, then those that can be claimed. */
    static List<MemberView<EndingView>> of(Ends ends) {
        var views = new ArrayList<MemberView<EndingView>>();
        ends.conditions().forEach(condition -> views.add(new MemberView<>(MEMBERS, of(condition, false))));
        ends.claims().forEach(condition -> views.add(new MemberView<>(MEMBERS, of(condition, true))));
        return views;
    }

    /** The number of a condition in that order; -1 for null. */
    static int number(Ends ends, @Nullable Condition condition) {
        var all = new ArrayList<>(ends.conditions());
        all.addAll(ends.claims());
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) == condition) {
                return i;
            }
        }
        return -1;
    }

    private static EndingView of(Condition condition, boolean claim) {
        var span = condition.clause().span();
        var kind = condition.outcome().name().toLowerCase(Locale.ROOT);
        return new EndingView(
                kind,
                claim,
                Printer.print(condition.clause(), true),
                span == null
                        ? null
                        : (Long) (long) span.source()
                                .createSection(span.start(), span.end() - span.start())
                                .getStartLine());
    }
}
