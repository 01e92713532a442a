import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

// Runs one check and notes whether it passed, so that `npm test` can count it even when Nx takes the result from its cache.
// Usage: node tools/checks/run-check.mjs SUITE NAME COMMAND [ARGUMENT …]
const [suite, name, command = '', ...args] = process.argv.slice(2);
const outcome = spawnSync(command, args, { stdio: 'inherit', shell: false });
const passed = outcome.status === 0;
mkdirSync(`reports/${suite}`, { recursive: true });
writeFileSync(
  `reports/${suite}/${name}.json`,
  JSON.stringify({ numPassedTests: passed ? 1 : 0, numFailedTests: passed ? 0 : 1 }),
);
process.exit(passed ? 0 : 1);
