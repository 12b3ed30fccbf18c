// Law 10: the WebAssembly build agrees with the native one. Runs every rule case and every golden
// playthrough in the module and compares the signature: run.mjs MODULE TESTS_FOLDER
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

const [modulePath, testsFolder] = process.argv.slice(2);

// The engine needs no system; what the C library imports is answered with "not here".
const notHere = 52; // WASI's ENOSYS
const module = await WebAssembly.compile(readFileSync(modulePath));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  imports[from] ??= {};
  imports[from][name] = () => notHere;
}
const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize?.();

function ask(question, text = "") {
  const bytes = new TextEncoder().encode(text);
  const at = exports.mohreh_buffer(bytes.length);
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  question();
  const result = new Uint8Array(exports.memory.buffer, exports.mohreh_result(), exports.mohreh_result_size());
  return new TextDecoder().decode(result);
}

function files(folder, extension) {
  return readdirSync(join(testsFolder, folder), { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(testsFolder, folder, name))
    .sort();
}

let passed = 0;
let failed = 0;
function expect(name, found, wanted) {
  if (found === wanted) {
    passed += 1;
    return;
  }
  failed += 1;
  const lines = found.split("\n");
  const first = lines.findIndex((line, i) => line !== wanted.split("\n")[i]);
  console.log(`${name}: ${lines[first] ?? "(nothing)"}`);
}

for (const file of files("rules", ".play")) {
  expect(relative(testsFolder, file), ask(exports.mohreh_check_record, readFileSync(file, "utf8")), "");
}
for (const file of files("playthroughs", ".txt")) {
  const golden = readFileSync(file, "utf8");
  expect(relative(testsFolder, file), ask(exports.mohreh_playthrough, golden), golden);
}
expect("a broken record", ask(exports.mohreh_check_record, "nonsense"), "1:1: a record begins with 'mohreh record 1'\n");
expect("signature", ask(exports.mohreh_signature), readFileSync(join(testsFolder, "signature.txt"), "utf8"));

const bytes = readFileSync(modulePath).length;
const start = performance.now();
const plies = exports.mohreh_random_plies(0, 5_000_000);
const perSecond = (plies / (performance.now() - start)) * 1000;
console.log(`module ${(bytes / 1024).toFixed(0)} KiB, ${(perSecond / 1e6).toFixed(1)} M random plies/s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
