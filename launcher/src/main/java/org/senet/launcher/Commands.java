package org.senet.launcher;

import java.util.List;
import java.util.Optional;

/** All commands, in the order of the help text. */
final class Commands {
    static final List<Command> ALL = List.of(
            new RunCommand(),
            new EvaluateCommand(),
            new ReplCommand(),
            LintCommand.CHECK,
            LintCommand.LINT,
            new GamesCommand(),
            new ShowCommand(),
            new MovesCommand(),
            new ExplainCommand(),
            new PerftCommand(),
            new PlayoutsCommand(),
            new PlayCommand(),
            new ServeCommand(),
            new MatchCommand(),
            new TournamentCommand(),
            new AnalyzeCommand(),
            new CompareCommand(),
            new SelfPlayCommand(),
            new MergeCommand(),
            new ClusterImageCommand(),
            new EngineCommand(),
            new EnvCommand(),
            new DifferCommand(),
            new ReplayCommand(),
            new ImportCommand(),
            new FormatCommand(),
            new NreplCommand(),
            new LspCommand());

    private Commands() {}

    static Optional<Command> find(String name) {
        return ALL.stream()
                .filter(command -> command.syntax().name().equals(name))
                .findFirst();
    }

    static List<String> names() {
        return ALL.stream().map(command -> command.syntax().name()).toList();
    }
}
