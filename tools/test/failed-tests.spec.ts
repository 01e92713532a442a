import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failedTests, failureLines } from './failed-tests.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'failed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: object) =>
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(report));

it('lists failed tests by file and full title, files that did not load, and checks by their project', () => {
  write('cart', {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/shop/libs/cart/src/add.spec.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a cart holds its lines', status: 'passed' },
          { fullName: 'a cart adds a line twice', status: 'failed' },
        ],
      },
      { name: '/shop/libs/cart/src/broken.spec.ts', status: 'failed', assertionResults: [] },
      { name: '/shop/libs/cart/src/empty.spec.ts', status: 'passed', assertionResults: [] },
    ],
  });
  write('format', { numPassedTests: 0, numFailedTests: 1 });
  write('dead-exports', { numPassedTests: 1, numFailedTests: 0 });
  expect(failedTests(folder, '/shop')).toEqual([
    'libs/cart/src/add.spec.ts › a cart adds a line twice',
    'libs/cart/src/broken.spec.ts (did not run)',
    'format',
  ]);
});

it('lists nothing for a suite without reports', () => {
  expect(failedTests(path.join(folder, 'none'), '/shop')).toEqual([]);
});

it.each([
  ['all green', [], true, []],
  ['a failed build', [], false, ['FAILED build']],
  ['failed tests', ['a.spec.ts › adds', 'b'], false, ['FAILED build: a.spec.ts › adds', 'FAILED build: b']],
])('the lines of a suite with %s', (_name, failed, succeeded, expected) => {
  expect(failureLines('build', failed, succeeded)).toEqual(expected);
});
