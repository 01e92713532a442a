import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFailures } from './list-failures.mjs';

const workspace = mkdtempSync(path.join(tmpdir(), 'failures-'));
afterAll(() => rmSync(workspace, { recursive: true }));

/** A folder of reports, by the names of their tasks. */
function reportsOf(suite: string, reports: Record<string, unknown>): string {
  const folder = path.join(workspace, suite);
  mkdirSync(folder);
  for (const [name, report] of Object.entries(reports))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(report));
  return folder;
}

const fileOf = (name: string, status: string, tests: Record<string, string>) => ({
  name: path.join(workspace, name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, state]) => ({ fullName, status: state })),
});

test.each([
  [
    'a failed test is named with its file',
    'tests',
    {
      cart: {
        numFailedTests: 1,
        testResults: [fileOf('cart.spec.ts', 'failed', { 'adds 1': 'passed', 'adds 2': 'failed' })],
      },
    },
    false,
    ['cart.spec.ts: adds 2'],
  ],
  [
    'a file that did not load is named',
    'files',
    { cart: { numFailedTests: 0, testResults: [fileOf('cart.spec.ts', 'failed', {})] } },
    false,
    ['cart.spec.ts: the file itself failed'],
  ],
  ['a check without tests is named', 'checks', { format: { numFailedTests: 1 } }, false, ['format']],
  [
    'a task that failed without saying so is named by its suite',
    'tasks',
    {
      cart: {
        numFailedTests: 0,
        testResults: [fileOf('cart.spec.ts', 'passed', { 'adds 1': 'passed' })],
      },
    },
    false,
    ['tasks: a task failed without a report of a failed test'],
  ],
  ['nothing is named where all passed', 'green', { format: { numFailedTests: 0 } }, true, []],
])('listFailures: %s', (_name, suite, reports, succeeded, expected) => {
  expect(listFailures(reportsOf(suite, reports), succeeded, workspace)).toEqual(expected);
});
