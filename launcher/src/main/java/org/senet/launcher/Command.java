package org.senet.launcher;

import java.io.IOException;

/** One of the things that {@code senet} can do. Commands hold no state. */
sealed interface Command
        permits AnalyzeCommand,
                ClusterImageCommand,
                CompareCommand,
                DifferCommand,
                EngineCommand,
                EnvCommand,
                EvaluateCommand,
                ExplainCommand,
                FormatCommand,
                GamesCommand,
                ImportCommand,
                LintCommand,
                LspCommand,
                MatchCommand,
                MergeCommand,
                MovesCommand,
                NreplCommand,
                PerftCommand,
                PlayCommand,
                PlayoutsCommand,
                ReplCommand,
                ReplayCommand,
                RunCommand,
                SelfPlayCommand,
                ServeCommand,
                ShowCommand,
                TournamentCommand {

    Syntax syntax();

    /**
     * Does it.
     *
     * @return the exit code of the process
     * @throws LauncherException when it cannot be done
     * @throws org.graalvm.polyglot.PolyglotException when the script fails
     */
    int run(Arguments arguments, Terminal terminal) throws IOException;
}
