// Makes the .vsix: a zip with the extension, its manifest, and the types of its files. The same sources give the same bytes.
import fs from "node:fs";
import path from "node:path";
import { zip } from "./zip.mjs";

const manifest = JSON.parse(fs.readFileSync("package.json", "utf8"));
const licence = ["LICENSE", "../../LICENSE"].find((file) => fs.existsSync(file));
const FILES = [
  "package.json",
  "README.md",
  "language-configuration.json",
  "syntaxes/senet.tmLanguage.json",
  "images/icon.png",
  "dist/extension.js",
  "dist/THIRD-PARTY.txt",
];

const escaped = (text) =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

const asset = (type, file) => `    <Asset Type="${type}" Path="extension/${file}" Addressable="true" />`;

const vsixManifest = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${manifest.name}" Version="${manifest.version}" Publisher="${manifest.publisher}" />
    <DisplayName>${escaped(manifest.displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(manifest.description)}</Description>
    <Tags>senet,__ext_senet,debuggers</Tags>
    <Categories>${escaped(manifest.categories.join(","))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(manifest.engines.vscode)}" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value="" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value="" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace" />
      <Property Id="Microsoft.VisualStudio.Code.ExecutesCode" Value="true" />
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/${manifest.icon}</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
${asset("Microsoft.VisualStudio.Code.Manifest", "package.json")}
${asset("Microsoft.VisualStudio.Services.Content.Details", "README.md")}
${asset("Microsoft.VisualStudio.Services.Content.License", "LICENSE.txt")}
${asset("Microsoft.VisualStudio.Services.Icons.Default", manifest.icon)}
  </Assets>
</PackageManifest>
`;

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json" ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/><Default Extension=".txt" ContentType="text/plain"/><Default Extension=".md" ContentType="text/markdown"/><Default Extension=".js" ContentType="application/javascript"/><Default Extension=".png" ContentType="image/png"/></Types>
`;

const entries = [
  ["extension.vsixmanifest", Buffer.from(vsixManifest)],
  ["[Content_Types].xml", Buffer.from(contentTypes)],
  ...FILES.map((file) => [`extension/${file}`, fs.readFileSync(file)]),
  ["extension/LICENSE.txt", fs.readFileSync(licence)],
];
const target = `${manifest.name}-${manifest.version}.vsix`;
fs.writeFileSync(target, zip(entries));
console.log(`${path.resolve(target)}: ${entries.length} files, ${fs.statSync(target).size} bytes`);
