// The grammar as editors use it, with their own tokenizer.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const { INITIAL, Registry, parseRawGrammar } = require("vscode-textmate");
const oniguruma = require("vscode-oniguruma");

const here = path.dirname(new URL(import.meta.url).pathname);
const file = path.join(here, "../syntaxes/senet.tmLanguage.json");
await oniguruma.loadWASM(fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")).buffer);
const registry = new Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => parseRawGrammar(fs.readFileSync(file, "utf8"), file),
});
const grammar = await registry.loadGrammar("source.senet");

/** The tokens of a text as pairs of text and innermost scope, and the state at its end. */
function tokens(text) {
  let state = INITIAL;
  const found = [];
  for (const line of text.split("\n")) {
    const result = grammar.tokenizeLine(line, state);
    for (const token of result.tokens) {
      found.push([line.slice(token.startIndex, token.endIndex), token.scopes.at(-1)]);
    }
    state = result.ruleStack;
  }
  return { found, state };
}

function scope(text, word) {
  const token = tokens(text).found.find(([written]) => written.trim() === word);
  assert.ok(token, `${word} is no token of ${text}: ${JSON.stringify(tokens(text).found)}`);
  return token[1].replace(/\.senet$/, "");
}

for (const [text, word, expected] of [
  ["(piece (name Man))", "piece", "storage.type.definition"],
  ["(piece (name Man))", "name", "support.function.clause"],
  ["(piece (name Man))", "Man", "entity.name.type"],
  ["(move (check is-enemy?))", "move", "keyword.other.rule"],
  ["(move (check is-enemy?))", "check", "keyword.control"],
  ["(move (check is-enemy?))", "is-enemy?", "support.variable.rule"],
  ["(promote King)", "promote", "support.function.rule"],
  ["(promote King)", "King", "variable.other"],
  ["(defn f [a] a)", "defn", "storage.type.definition"],
  ["(defn f [a] a)", "f", "entity.name.function"],
  ["(defmacro m [a] `(f ~a))", "m", "entity.name.function"],
  ["(glide n)", "glide", "entity.name.function.call"],
  ["(dir nw -1 -1)", "-1", "constant.numeric"],
  ["[42 0xff 2r101 1/3 1.5e3 2.50M 7N ##-Inf]", "2r101", "constant.numeric"],
  ["[42 0xff 2r101 1/3 1.5e3 2.50M 7N ##-Inf]", "1/3", "constant.numeric"],
  ["[42 0xff 2r101 1/3 1.5e3 2.50M 7N ##-Inf]", "##-Inf", "constant.numeric"],
  ["(position 9i)", "9i", "variable.other"],
  ["{:a nil}", ":a", "constant.other.keyword"],
  ["{:a nil}", "nil", "constant.language"],
  ["[::board/red true]", "::board/red", "constant.other.keyword"],
  ["[true-ish]", "true-ish", "variable.other"],
  ["[\\a \\newline \\u00e9]", "\\newline", "constant.character"],
  ["x ; a (comment", "a (comment", "comment.line.semicolon"],
  ["#_(left out)", "#_", "keyword.operator.discard"],
  ["`(a ~b ~@c)", "~@", "keyword.operator.quote"],
  ["#\"[a-h]\\d\"", "[a-h]", "string.regexp"],
  ["(is-empty? n nw)", "is-empty?", "support.variable.rule"],
]) {
  test(`${word} in ${text}`, () => assert.equal(scope(text, word), expected));
}

test("a string of several lines ends where it ends", () => {
  const { found } = tokens('(log "a\n(b) \\" c" position)');
  assert.ok(found.some(([text, name]) => text.includes("(b)") && name === "string.quoted.double.senet"));
  assert.ok(found.some(([text, name]) => text === "position" && name === "support.variable.rule.senet"));
});

const games = path.join(here, "../../../games");
test("the bundled games come to their end outside of all brackets", { skip: !fs.existsSync(games) }, () => {
  const scripts = fs.readdirSync(games).filter((name) => name.endsWith(".senet"));
  assert.ok(scripts.length > 10);
  for (const name of scripts) {
    const { state } = tokens(fs.readFileSync(path.join(games, name), "utf8"));
    assert.equal(state.depth, 1, name);
  }
});
