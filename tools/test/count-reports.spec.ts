import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countReports, suiteCounts } from './count-reports.mjs';

describe('countReports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('sums the reports of a suite and counts a file that did not load as a failure', () => {
    writeFileSync(path.join(folder, 'a.json'), JSON.stringify({ numPassedTests: 3, numFailedTests: 1 }));
    writeFileSync(
      path.join(folder, 'b.json'),
      JSON.stringify({ numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 1 }),
    );
    expect(countReports(folder)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts nothing for a suite without reports', () => {
    expect(countReports(path.join(folder, 'none'))).toEqual({ passed: 0, failed: 0 });
  });
});

test.each([
  ['all green', { passed: 4, failed: 0 }, true, false, { passed: 4, failed: 0 }],
  ['red without a report', { passed: 4, failed: 0 }, false, false, { passed: 4, failed: 1 }],
  ['red with reports', { passed: 4, failed: 2 }, false, false, { passed: 4, failed: 2 }],
  ['a build counts once', { passed: 0, failed: 0 }, true, true, { passed: 1, failed: 0 }],
])('suiteCounts: %s', (_name, reported, succeeded, itself, expected) => {
  expect(suiteCounts(reported, succeeded, itself)).toEqual(expected);
});
