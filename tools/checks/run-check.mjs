import { spawnSync } from 'node:child_process';
import { writeCheckReport } from './write-check-report.mjs';

// Runs one check and leaves its report where `npm test` reads it.
// Usage: node tools/checks/run-check.mjs SUITE NAME COMMAND [ARGUMENT …]
const MS_PER_S = 1000;
const [suite = '', name = '', command = '', ...args] = process.argv.slice(2);
const startedAt = Date.now();
const { status } = spawnSync(command, args, { stdio: 'inherit', shell: false });
const failures = status === 0 ? [] : [`${command} ended with ${status}`];
writeCheckReport(suite, name, failures, (Date.now() - startedAt) / MS_PER_S);
process.exit(status === 0 ? 0 : 1);
