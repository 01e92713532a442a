import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

// Runs one project's tests and leaves their counts where `npm test` sums them.
// Usage: node tools/checks/run-jest.mjs SUITE NAME CONFIG [ARGUMENT …]
const JEST = path.resolve(import.meta.dirname, '../../node_modules/jest/bin/jest.js');
const [suite, name, config = '', ...args] = process.argv.slice(2);
mkdirSync(`reports/${suite}`, { recursive: true });
const report = ['--json', `--outputFile=reports/${suite}/${name}.json`];
const outcome = spawnSync(process.execPath, [JEST, '-c', config, ...report, ...args], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.exit(outcome.status ?? 1);
