import path from 'node:path';
import { ESLint } from 'eslint';
import { writeCheckReport } from './write-check-report.mjs';

// Lints folders in one process, which reads their types once, and leaves the report where `npm test` reads it. A finding of
// any severity fails.
// Usage: node tools/checks/run-lint.mjs SUITE NAME FOLDER …, or with --except everything but these folders.
const MS_PER_S = 1000;
const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const EVERYTHING = ['*.{js,mjs}', '.storybook', 'apps', 'libs', 'tools'];
/** The workspace is a project of its own: the files beside the others. */
const BESIDE_PROJECTS = ['*.{js,mjs}', '.storybook'];
const [suite = '', name = '', ...words] = process.argv.slice(2);
const isRest = words[0] === '--except';
const folders = isRest ? words.slice(1) : words;
const patterns = isRest
  ? EVERYTHING
  : folders.flatMap((folder) => (folder === '.' ? BESIDE_PROJECTS : [folder]));

const startedAt = Date.now();
const eslint = new ESLint({
  cwd: WORKSPACE,
  errorOnUnmatchedPattern: false,
  ...(isRest ? { ignorePatterns: folders } : {}),
});
const results = await eslint.lintFiles(patterns);
const found = results.filter(({ messages }) => messages.length > 0);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
writeCheckReport(
  suite,
  name,
  found.map(({ filePath, messages }) => `${path.relative(WORKSPACE, filePath)}: ${messages[0]?.message}`),
  (Date.now() - startedAt) / MS_PER_S,
);
process.exit(found.length === 0 ? 0 : 1);
