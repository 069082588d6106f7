// Where the senet script is, and what a debugger calls.
"use strict";

const fs = require("node:fs");
const path = require("node:path");

/**
 * The senet script.
 *
 * @param {string} configured what the settings say: a path, or a name to be looked for on the PATH
 * @param {string[]} folders the open folders
 */
exports.findSenet = function findSenet(configured, folders) {
  for (const folder of folders) {
    const script = path.join(folder, "senet");
    if (fs.existsSync(path.join(folder, "launcher", "pom.xml")) && isExecutable(script)) {
      return script;
    }
  }
  return configured;
};

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The words of the command line that runs a script under the debugger; the system chooses the port. */
exports.debugArguments = function debugArguments(configuration) {
  const command = configuration.command || "run";
  return ["--dap=0", command, configuration.program, ...(configuration.args || [])];
};

/** The port in what the debugger prints when it is ready, or undefined. */
exports.portIn = function portIn(text) {
  const found = /\[Graal DAP\][^\n]*?listening on[^\n]*?:(\d+)/.exec(text);
  return found ? Number(found[1]) : undefined;
};
