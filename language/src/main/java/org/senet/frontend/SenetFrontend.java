package org.senet.frontend;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.nodes.ExecutableNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.Source;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.FormNames;
import org.senet.builtins.Builtins;
import org.senet.game.RuleDefinitions;
import org.senet.runtime.Frontend;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;
import org.senet.translator.Translator;

/** The front end for programs in Senet's own syntax. */
public final class SenetFrontend implements Frontend {
    private Evaluator evaluator;
    private Libraries libraries;
    private List<FunctionGroup> functions;

    private synchronized Evaluator evaluator(SenetLanguage language) {
        if (evaluator == null) {
            var translator = new Translator(language);
            var rules = new RuleDefinitions(translator);
            var definitions = new HashMap<>(rules.handlers());
            var namespaces = new NamespaceForms(source -> parse(language, source), name -> libraries.loader(name));
            definitions.putAll(namespaces.handlers());
            evaluator = new Evaluator(definitions, translator);
            libraries = new Libraries(language, evaluator);
            functions = List.of(
                    new EvaluationFunctions(language, evaluator, namespaces, source -> parse(language, source)),
                    new LintFunctions(language, evaluator, rules),
                    new ToolFunctions(language, evaluator),
                    new PlayerFunctions(language));
        }
        return evaluator;
    }

    @Override
    public CallTarget parse(SenetLanguage language, Source source) {
        return new ProgramRootNode(language, evaluator(language), source, ProgramReader.read(source)).getCallTarget();
    }

    @Override
    public ExecutableNode parseInline(SenetLanguage language, Source source, Node location) {
        return new InlineCode(evaluator(language)).parse(language, source, location);
    }

    @Override
    public void initialize(SenetContext context) {
        Builtins.install(context);
        evaluator(context.language());
        functions.forEach(group -> group.define(context));
        var before = context.current();
        context.setCurrent(context.core());
        evaluator(context.language());
        libraries.loadCore();
        context.setCurrent(before);
    }

    @Override
    public Set<String> forms(SenetLanguage language) {
        var forms = new HashSet<>(FormNames.all());
        forms.addAll(evaluator(language).definitionNames());
        return forms;
    }

    @Override
    public Object kind(Object value) {
        return Builtins.kind(value);
    }

    @Override
    public @Nullable Object parentKind(Object kind) {
        return Builtins.parentKind(kind);
    }
}
