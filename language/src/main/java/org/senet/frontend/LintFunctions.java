package org.senet.frontend;

import com.oracle.truffle.api.source.Source;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.senet.analyzer.AnalysisObserver;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.game.GameRules;
import org.senet.game.RuleDefinitions;
import org.senet.ir.Lambda;
import org.senet.lint.Finding;
import org.senet.lint.FindingObject;
import org.senet.lint.Lint;
import org.senet.lint.LintRule;
import org.senet.lint.Workshop;
import org.senet.lint.rules.Rules;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** The functions behind {@code senet.lint}, and what a lint needs of this front end. */
final class LintFunctions extends FunctionGroup implements Workshop {
    private final Evaluator evaluator;
    private final RuleDefinitions definitions;

    LintFunctions(SenetLanguage language, Evaluator evaluator, RuleDefinitions definitions) {
        super(language, SenetContext.NATIVE);
        this.evaluator = evaluator;
        this.definitions = definitions;
        function("lint", 2, """
            What is found in a text, as objects for hosts. The second argument is the path of the text's file, or nil.
            (count (senet.native/lint "(+ 1 2)" nil)) => 0
            """, (context, a) -> all(find(context, a), FindingObject::new));
        function("lint-starts", 2, """
            The games of a text that are over before their first move, as objects for hosts. The second argument is as before.
            (count (senet.native/lint-starts "(+ 1 2)" nil)) => 0
            """, (context, a) -> all(starts(context, a), FindingObject::new));
        function("lint-data", 2, """
            What is found in a text, as maps. The second argument is the path of the text's file, or nil.
            (senet.native/lint-data "(+ 1 2)" nil) => []
            """, (context, a) -> all(find(context, a), FindingObject::data));
        function("lint-rules", 0, """
            For each rule of the lint its name, its severity and what it finds.
            (first (first (senet.native/lint-rules))) => "syntax"
            """, (context, a) -> all(Rules.ALL, LintFunctions::described));
    }

    private static <T> PersistentVector all(List<T> things, Function<T, Object> form) {
        return PersistentVector.from(things.stream().map(form).toList());
    }

    private static PersistentVector described(LintRule rule) {
        return PersistentVector.of(rule.name(), rule.severity().word(), rule.summary());
    }

    private List<Finding> find(SenetContext context, Object[] arguments) {
        return asUser(context, arguments, source -> Lint.of(context, this, source, Rules.ALL));
    }

    private List<Finding> starts(SenetContext context, Object[] arguments) {
        return asUser(context, arguments, source -> Lint.overAtStart(context, this, source));
    }

    private List<Finding> asUser(SenetContext context, Object[] arguments, Function<Source, List<Finding>> look) {
        var source = source(context, arguments[0], arguments[1]);
        var before = context.current();
        context.setCurrent(context.namespace(SenetContext.USER));
        try {
            return look.apply(source);
        } finally {
            context.setCurrent(before);
        }
    }

    // ---- what a lint needs

    @Override
    public List<Form> read(Source source, Consumer<SenetException> errors) {
        return ProgramReader.readBeyondErrors(source, errors).stream()
                .map(f -> new Form(f.form(), f.span()))
                .toList();
    }

    @Override
    public Object expand(SenetContext context, Object form) {
        return evaluator.expand(context, form);
    }

    @Override
    public Lambda analyze(SenetContext context, Object form, SourceSpan span, AnalysisObserver observer) {
        return evaluator.analyze(context, form, span, observer);
    }

    @Override
    public Object run(Lambda lambda) {
        return evaluator.run(lambda);
    }

    @Override
    public boolean isDefinition(String head) {
        return evaluator.definitionNames().contains(head);
    }

    @Override
    public Set<String> knownNames(SenetContext context, Namespace namespace) {
        return Evaluator.knownNames(context, namespace);
    }

    @Override
    public List<GameRules> rules(
            PersistentList form, SenetContext context, Function<Boolean, ? extends AnalysisObserver> observers) {
        return definitions.rules(form, context, observers);
    }
}
