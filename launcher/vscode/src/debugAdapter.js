// Starts a script under the debugger, which speaks the Debug Adapter Protocol itself, and tells the editor its port.
"use strict";

const { spawn } = require("node:child_process");
const path = require("node:path");
const { debugArguments, portIn } = require("./senet");

const WAIT_MILLISECONDS = 120_000;

exports.DebugAdapter = class DebugAdapter {
  /**
   * @param vscode the editor
   * @param {() => string} senet gives the script to call
   */
  constructor(vscode, senet) {
    this.vscode = vscode;
    this.senet = senet;
  }

  async createDebugAdapterDescriptor(session) {
    const configuration = session.configuration;
    if (configuration.request === "attach") {
      return new this.vscode.DebugAdapterServer(configuration.port || 4711, configuration.host || "127.0.0.1");
    }
    return new this.vscode.DebugAdapterServer(await this.launch(session, configuration), "127.0.0.1");
  }

  /** Starts the process and waits for the port that it prints. What it prints besides goes to the debug console. */
  launch(session, configuration) {
    const folder = configuration.cwd || session.workspaceFolder?.uri.fsPath || path.dirname(configuration.program);
    const child = spawn(this.senet(), debugArguments(configuration), { cwd: folder });
    const ended = this.vscode.debug.onDidTerminateDebugSession((other) => {
      if (other.id === session.id) {
        ended.dispose();
        child.kill();
      }
    });
    return new Promise((resolve, reject) => {
      let said = "";
      const timer = setTimeout(() => {
        child.kill();
        reject(new Error("the debugger did not start"));
      }, WAIT_MILLISECONDS);
      const listen = (chunk) => {
        const text = chunk.toString();
        this.vscode.debug.activeDebugConsole.append(text);
        if (said !== undefined) {
          said += text;
          const port = portIn(said);
          if (port) {
            said = undefined;
            clearTimeout(timer);
            resolve(port);
          }
        }
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.on("error", (error) => {
        clearTimeout(timer);
        reject(error);
      });
      child.on("exit", (code) => {
        clearTimeout(timer);
        reject(new Error(`senet ended with the exit code ${code}: ${said || ""}`));
      });
    });
  }
};
