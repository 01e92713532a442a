import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Suite } from './run-suite.mjs';

const RUN_JEST = path.resolve(__dirname, '../checks/run-jest.mjs');
/** The configuration of plain scripts: nothing of the real workspace takes part. */
const CONFIG = JSON.stringify({
  testMatch: ['<rootDir>/**/*.test.js'],
  transform: {},
  testEnvironment: 'node',
});

/** A folder with suites of small real test files, for tests of the gate itself. */
export class TemporaryWorkspace {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'gate-'));

  constructor() {
    // Jest looks for the folder of a package.
    writeFileSync(path.join(this.folder, 'package.json'), '{}');
  }

  /** A suite that runs files of tests, given by name, in one Jest. */
  jestSuite(name: string, files: Readonly<Record<string, string>>, options: Partial<Suite> = {}): Suite {
    const folder = path.join(this.folder, name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'jest.config.json'), CONFIG);
    for (const [file, text] of Object.entries(files))
      writeFileSync(path.join(folder, `${file}.test.js`), text);
    return {
      name,
      title: name,
      command: [process.execPath, RUN_JEST, name, 'task', `${name}/jest.config.json`, '--maxWorkers=1'],
      tasks: () => [`${name}/task`],
      minutes: 1,
      isRetried: true,
      ...options,
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
