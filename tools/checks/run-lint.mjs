import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';

// Lints the whole workspace in one process, which reads every file's types once, and notes how many projects passed.
// A finding of any severity fails its project. Usage: node tools/checks/run-lint.mjs SUITE NAME
const [suite, name] = process.argv.slice(2);
const WORKSPACE = path.resolve(import.meta.dirname, '../..');

const projects = new Map();
/** The folder of the project that a folder belongs to: the nearest above with a project.json. */
function projectOf(folder) {
  const known = projects.get(folder);
  if (known !== undefined) return known;
  const isOwn = folder === WORKSPACE || existsSync(path.join(folder, 'project.json'));
  const project = isOwn ? folder : projectOf(path.dirname(folder));
  projects.set(folder, project);
  return project;
}

const eslint = new ESLint({ cwd: WORKSPACE });
const results = await eslint.lintFiles(['.']);
const found = results.filter(({ messages }) => messages.length > 0);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));

const all = new Set(results.map(({ filePath }) => projectOf(path.dirname(filePath))));
const failed = new Set(found.map(({ filePath }) => projectOf(path.dirname(filePath))));
mkdirSync(`reports/${suite}`, { recursive: true });
writeFileSync(
  `reports/${suite}/${name}.json`,
  JSON.stringify({ numPassedTests: all.size - failed.size, numFailedTests: failed.size }),
);
process.exit(failed.size === 0 ? 0 : 1);
