import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import { writeCheckReport } from './write-check-report.mjs';

// Lints a project, or the whole workspace where no folder is named, and leaves the report where `npm test` reads it. A
// finding of any severity fails.
// Usage: node tools/checks/run-lint.mjs SUITE NAME [FOLDER]
const MS_PER_S = 1000;
const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const BIN = path.join(WORKSPACE, 'node_modules/eslint/bin/eslint.js');
/** The types of the whole workspace are in memory. */
const HEAP = '--max-old-space-size=8192';
/** What is found in a file is as long as the file. */
const MAX_OUTPUT_BYTES = 2 ** 30;
/** Of what is no result. */
const SHOWN_CHARACTERS = 1_000;
/** The workspace is a project of its own: the files beside the others. */
const BESIDE_PROJECTS = ['*.{js,mjs}', '.storybook'];
const EVERYTHING = [...BESIDE_PROJECTS, 'apps', 'libs', 'tools'];
const [suite = '', name = '', folder] = process.argv.slice(2);
const patterns = folder === '.' ? BESIDE_PROJECTS : folder === undefined ? EVERYTHING : [folder];

const startedAt = Date.now();
// ESLint's own command, not its API: only there typescript-eslint and Nx know that no file changes meanwhile, and read types
// and the graph of projects once instead of once for each file.
const options = ['--no-error-on-unmatched-pattern', '--format', 'json'];
const { stdout, status } = spawnSync(process.execPath, [HEAP, BIN, ...options, ...patterns], {
  cwd: WORKSPACE,
  encoding: 'utf8',
  maxBuffer: MAX_OUTPUT_BYTES,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, ...(folder === undefined ? { LINT_WHOLE_WORKSPACE: '1' } : {}) },
});
if (!stdout.startsWith('['))
  throw new Error(`ESLint ended with ${status}: ${stdout.slice(0, SHOWN_CHARACTERS)}`);
/** @type {import('eslint').ESLint.LintResult[]} */
const results = JSON.parse(stdout);
const found = results.filter(({ messages }) => messages.length > 0);
const formatter = await new ESLint({ cwd: WORKSPACE }).loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
writeCheckReport(
  suite,
  name,
  found.map(({ filePath, messages }) => `${path.relative(WORKSPACE, filePath)}: ${messages[0]?.message}`),
  (Date.now() - startedAt) / MS_PER_S,
);
process.exit(found.length === 0 && status === 0 ? 0 : 1);
