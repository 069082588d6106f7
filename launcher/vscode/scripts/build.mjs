// Bundles the extension into one file, and collects the licences of what is in it.
import { build } from "esbuild";
import fs from "node:fs";
import path from "node:path";

const result = await build({
  entryPoints: ["src/extension.js"],
  outfile: "dist/extension.js",
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node18",
  external: ["vscode"],
  minify: true,
  metafile: true,
  logLevel: "warning",
});

const packages = new Set();
for (const input of Object.keys(result.metafile.inputs)) {
  const found = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
  if (found) {
    packages.add(input.slice(0, found.index + found[0].length - 1));
  }
}

const licences = [...packages].sort().map((folder) => {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? fs.readFileSync(path.join(folder, file), "utf8").trim() : "";
  return `${name} ${version} (${license})\n\n${text}\n`;
});
fs.writeFileSync("dist/THIRD-PARTY.txt", licences.join(`\n${"-".repeat(80)}\n\n`));
