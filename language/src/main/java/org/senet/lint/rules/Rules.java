package org.senet.lint.rules;

import java.util.List;
import org.senet.lint.LintRule;

/** All rules, in the order in which they are listed. */
public final class Rules {
    /** The rules. */
    public static final List<LintRule> ALL = List.of(
            new SyntaxErrors(),
            new UnknownNames(),
            new Mistakes(),
            new WrongArity(),
            new WrongArguments(),
            new UnusedLocals(),
            new UnusedParameters(),
            new NeverRead(),
            new UnusedDefinitions(),
            new UnusedRequires(),
            new RedefinedNames(),
            new InnerDefinitions(),
            new LoneComparisons(),
            new DifferentConstants(),
            new NeverEqual(),
            new DecidedComparisons(),
            new LostLookUps(),
            new TrueValues(),
            new LoneChoices(),
            new UnsetVariables(),
            new LostGlobals(),
            new DuplicateConstants(),
            new UnreachableCode(),
            new EndlessLoops(),
            new ShadowedWords(),
            new MovingConditions(),
            new PlayerConditions(),
            new UselessStatements(),
            new ConstantChecks(),
            new EqualPoints(),
            new PassesAtTheEnd(),
            new ImpossibleMoves(),
            new MissingEndMoves(),
            new LooseEnds(),
            new UnliftedPieces(),
            new LiftedPieces(),
            new UncheckedSteps(),
            new HeldBackAttacks(),
            new EarlierMoves(),
            new StatefulRules(),
            new MovesOfChance(),
            new ConstantNotation(),
            new UnlinkedDirections(),
            new MissingOpposites(),
            new UnusedZones(),
            new MissingSymmetry(),
            new SharedMeanings(),
            new TurnedTwice(),
            new UnknownConstants(),
            new UnusedPieces(),
            new AbsentPieces(),
            new UnusedAttributes(),
            new UnsetAttributes(),
            new AbsentAttributes(),
            new UnusedPriorities());

    private Rules() {}
}
