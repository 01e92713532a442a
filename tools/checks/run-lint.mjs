import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';

// Lints one project and leaves the result where `npm test` sums it. A finding of any severity fails the project.
// Usage: node tools/checks/run-lint.mjs SUITE NAME FOLDER; of the workspace's own folder only the files beside its projects.
const [suite = '', name = '', folder = ''] = process.argv.slice(2);
const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const patterns = folder === '.' ? ['*.{js,mjs}', '.storybook'] : [folder];

const eslint = new ESLint({ cwd: WORKSPACE, errorOnUnmatchedPattern: false });
const results = await eslint.lintFiles(patterns);
const passed = results.every(({ messages }) => messages.length === 0);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));

mkdirSync(`reports/${suite}`, { recursive: true });
writeFileSync(
  `reports/${suite}/${name}.json`,
  JSON.stringify({ numPassedTests: passed ? 1 : 0, numFailedTests: passed ? 0 : 1 }),
);
process.exit(passed ? 0 : 1);
