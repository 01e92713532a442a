import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeCheckReport } from './write-check-report.mjs';

// Checks the types of all projects in one process, which reads what they share once, and leaves the report where `npm test`
// reads it. Nx checks single ones: `npx nx typecheck PROJECT`.
// Usage: node tools/checks/run-types.mjs SUITE NAME
const MS_PER_S = 1000;
const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const TSC = path.join(WORKSPACE, 'node_modules/typescript/bin/tsc');
/** All programs of the workspace are in memory one after another. */
const HEAP = '--max-old-space-size=8192';
const [suite = '', name = ''] = process.argv.slice(2);

/** @param {string} folder @returns {readonly string[]} */
const foldersIn = (folder) =>
  readdirSync(path.join(WORKSPACE, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);

const projects = ['tools', 'tools/generators', ...foldersIn('apps'), ...foldersIn('libs').flatMap(foldersIn)]
  .map((folder) => `${folder}/tsconfig.json`)
  .filter((file) => existsSync(path.join(WORKSPACE, file)));
const startedAt = Date.now();
const { status } = spawnSync(process.execPath, [HEAP, TSC, '--build', ...projects], {
  cwd: WORKSPACE,
  stdio: 'inherit',
});
const seconds = (Date.now() - startedAt) / MS_PER_S;
writeCheckReport(suite, name, status === 0 ? [] : [`tsc ended with ${status}`], seconds);
process.exit(status === 0 ? 0 : 1);
