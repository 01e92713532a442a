import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { writeCheckReport } from './write-check-report.mjs';

// Checks the types of the whole workspace as one program, which reads what the projects share once, and leaves the report
// where `npm test` reads it. Nx checks single projects, and whether they name those that they import: `npx nx typecheck PROJECT`.
// Usage: node tools/checks/run-types.mjs SUITE NAME
const MS_PER_S = 1000;
const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const TSC = path.join(WORKSPACE, 'node_modules/typescript/bin/tsc');
/** The whole workspace is in memory. */
const HEAP = '--max-old-space-size=8192';
const [suite = '', name = ''] = process.argv.slice(2);

const startedAt = Date.now();
const { status } = spawnSync(process.execPath, [HEAP, TSC, '-p', 'tsconfig.json'], {
  cwd: WORKSPACE,
  stdio: 'inherit',
});
const seconds = (Date.now() - startedAt) / MS_PER_S;
writeCheckReport(suite, name, status === 0 ? [] : [`tsc ended with ${status}`], seconds);
process.exit(status === 0 ? 0 : 1);
