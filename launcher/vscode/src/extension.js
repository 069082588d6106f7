// The Senet extension: starts the language server, runs commands in a terminal, and connects the debugger.
"use strict";

const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");
const { findSenet } = require("./senet");
const { DebugAdapter } = require("./debugAdapter");

let client;

/** The script to call: that of an open folder with Senet's sources, or else what the settings say. */
function senet() {
  const folders = (vscode.workspace.workspaceFolders || []).map((folder) => folder.uri.fsPath);
  return findSenet(vscode.workspace.getConfiguration("senet").get("path", "senet"), folders);
}

async function startServer() {
  const server = { command: senet(), args: ["lsp"], transport: TransportKind.stdio };
  client = new LanguageClient("senet", "Senet", server, {
    documentSelector: [{ language: "senet" }],
    // What the server may offer above a game.
    initializationOptions: { commands: ["senet.play", "senet.perft", "senet.show"] },
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.senet") },
  });
  try {
    await client.start();
  } catch (error) {
    const choice = await vscode.window.showErrorMessage(
      `Senet's language server cannot be started with \`${server.command}\`: ${error.message}`,
      "Open Settings",
    );
    if (choice) {
      vscode.commands.executeCommand("workbench.action.openSettings", "senet.path");
    }
  }
}

/** Calls senet with words of a command line and the file in the active editor, in a terminal. */
async function call(command, ...more) {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "senet") {
    vscode.window.showInformationMessage("Open a script first.");
    return;
  }
  await editor.document.save();
  const file = editor.document.uri.fsPath;
  const words = [command, file, ...more].map((word) => ({ value: word, quoting: vscode.ShellQuoting.Strong }));
  const execution = new vscode.ShellExecution({ value: senet(), quoting: vscode.ShellQuoting.Strong }, words);
  const scope = vscode.workspace.getWorkspaceFolder(editor.document.uri) || vscode.TaskScope.Workspace;
  const task = new vscode.Task({ type: "senet", command }, scope, `senet ${command}`, "senet", execution);
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Always, clear: true };
  await vscode.tasks.executeTask(task);
}

async function countLines() {
  const depth = await vscode.window.showInputBox({
    prompt: "To how many moves?",
    value: "4",
    validateInput: (text) => (/^[1-9][0-9]?$/.test(text) ? undefined : "A number from 1 to 99, please."),
  });
  if (depth) {
    await call("perft", depth);
  }
}

exports.activate = async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("senet.run", () => call("run")),
    vscode.commands.registerCommand("senet.moves", () => call("moves")),
    vscode.commands.registerCommand("senet.show", () => call("show")),
    vscode.commands.registerCommand("senet.perft", countLines),
    vscode.commands.registerCommand("senet.play", () => call("serve")),
    vscode.commands.registerCommand("senet.restart", async () => {
      if (client) {
        await client.dispose();
      }
      await startServer();
    }),
    vscode.debug.registerDebugAdapterDescriptorFactory("senet", new DebugAdapter(vscode, senet)),
    vscode.debug.registerDebugConfigurationProvider("senet", {
      resolveDebugConfiguration(folder, configuration) {
        // F5 without a launch.json.
        if (!configuration.type && vscode.window.activeTextEditor?.document.languageId === "senet") {
          return { type: "senet", request: "launch", name: "Run this script", program: "${file}", command: "run" };
        }
        return configuration;
      },
    }),
  );
  await startServer();
};

exports.deactivate = function deactivate() {
  return client?.dispose();
};
