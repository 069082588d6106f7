package org.senet.lint;

import com.oracle.truffle.api.source.Source;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.senet.analyzer.AnalysisObserver;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.game.GameRules;
import org.senet.ir.Lambda;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;

/** What a lint needs of those who run programs: they read, expand and define one form after another. */
public interface Workshop {
    /** A top-level form and its place. */
    record Form(Object form, SourceSpan span) {}

    /**
     * Reads all forms of a text.
     *
     * @param errors is told of forms that cannot be read; those behind them are read nevertheless
     */
    List<Form> read(Source source, Consumer<SenetException> errors);

    /** A top-level form whose head is no macro any more. */
    Object expand(SenetContext context, Object form);

    /** Analyzes a top-level form. */
    Lambda analyze(SenetContext context, Object form, SourceSpan span, AnalysisObserver observer);

    /** Runs what a top-level form was analyzed into. */
    Object run(Lambda lambda);

    /** Whether a form with this head defines something: {@code board}, {@code ns} and the like. */
    boolean isDefinition(String head);

    /** The names that mean something in a namespace whose text is known to its end. */
    Set<String> knownNames(SenetContext context, Namespace namespace);

    /** The rules of a {@code (game ...)}; see {@link org.senet.game.RuleDefinitions#rules}. */
    List<GameRules> rules(
            PersistentList form, SenetContext context, Function<Boolean, ? extends AnalysisObserver> observers);
}
