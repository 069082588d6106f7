// What can be tested of the extension without an editor.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import { test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { crc32, zip } from "../scripts/zip.mjs";

const require = createRequire(import.meta.url);
const { debugArguments, findSenet, portIn } = require("../src/senet.js");
const here = path.dirname(new URL(import.meta.url).pathname);
const manifest = JSON.parse(fs.readFileSync(path.join(here, "../package.json"), "utf8"));

test("all commands of the manifest are registered", () => {
  const source = fs.readFileSync(path.join(here, "../src/extension.js"), "utf8");
  const registered = [...source.matchAll(/registerCommand\("([^"]+)"/g)].map((found) => found[1]);
  assert.deepEqual(registered.sort(), manifest.contributes.commands.map((command) => command.command).sort());
});

test("the files that the manifest names are there", () => {
  const { languages, grammars } = manifest.contributes;
  for (const file of [manifest.icon, languages[0].configuration, grammars[0].path]) {
    assert.ok(fs.existsSync(path.join(here, "..", file)), file);
  }
});

test("an open folder with Senet's sources has the script", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "senet-vscode-"));
  try {
    assert.equal(findSenet("senet", [folder]), "senet");
    fs.mkdirSync(path.join(folder, "launcher"));
    fs.writeFileSync(path.join(folder, "launcher/pom.xml"), "");
    fs.writeFileSync(path.join(folder, "senet"), "#!/bin/sh\n", { mode: 0o755 });
    assert.equal(findSenet("senet", ["/nowhere", folder]), path.join(folder, "senet"));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test("a debugged script is called with a port of the system's choice", () => {
  assert.deepEqual(debugArguments({ program: "/a b.senet" }), ["--dap=0", "run", "/a b.senet"]);
  const perft = { program: "chess.senet", command: "perft", args: ["3"] };
  assert.deepEqual(debugArguments(perft), ["--dap=0", "perft", "chess.senet", "3"]);
});

test("the port is the one that the debugger prints", () => {
  assert.equal(portIn("[Graal DAP] Starting server and listening on /127.0.0.1:40123\n"), 40123);
  assert.equal(portIn("[Graal DAP] Starting server and listening on "), undefined);
});

test("a zip has what was put into it", () => {
  const content = Buffer.from("content ".repeat(100));
  const bytes = zip([["folder/file.txt", content]]);
  assert.equal(crc32(Buffer.from("123456789")), 0xcbf43926);
  const nameLength = bytes.readUInt16LE(26);
  const packed = bytes.subarray(30 + nameLength, 30 + nameLength + bytes.readUInt32LE(18));
  assert.equal(bytes.subarray(30, 30 + nameLength).toString(), "folder/file.txt");
  assert.deepEqual(inflateRawSync(packed), content);
  assert.equal(bytes.readUInt32LE(14), crc32(content));
});
