// `npm test`: every check of the workspace, in order, with a budget for each. The summary ends with what failed; the
// last line counts the tests.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from './require-browser.mjs';
import { WORKSPACE, installWhenStale, nx, requireNode } from '../start/platform.mjs';
import { countReports, suiteCounts } from './count-reports.mjs';
import { failedTests, failureLines } from './failed-tests.mjs';
import { SUITES, TOTAL_MINUTES } from './suites.mjs';

const MS_PER_MINUTE = 60_000;

requireNode();
await installWhenStale();
requireBrowser();

const reports = path.join(WORKSPACE, 'reports');
rmSync(reports, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const lines = [];
const failures = [];
const began = Date.now();
for (const suite of SUITES) {
  if (suite.needs && !process.env[suite.needs]) {
    lines.push(`${suite.title}: not run (${suite.needs} is not set)`);
    continue;
  }
  process.stdout.write(`\n━━ ${suite.title}\n`);
  const startedAt = Date.now();
  const succeeded = await nx([...suite.args, '--outputStyle=static']);
  const minutes = (Date.now() - startedAt) / MS_PER_MINUTE;
  const folder = path.join(reports, suite.name);
  const counts = suiteCounts(countReports(folder), succeeded, suite.counted ?? false);
  failures.push(...failureLines(suite.name, failedTests(folder, WORKSPACE), succeeded));
  const late = minutes > suite.minutes;
  total.passed += counts.passed;
  total.failed += counts.failed;
  lines.push(
    `${suite.title}: ${counts.passed} passed, ${counts.failed} failed, ` +
      `${minutes.toFixed(1)} of ${suite.minutes} min${late ? ' OVER BUDGET' : ''}`,
  );
}
const minutes = (Date.now() - began) / MS_PER_MINUTE;
// A busy machine is no defect of the code: exceeding a budget is reported, not counted as a failure.
const isLate = minutes > TOTAL_MINUTES;
lines.push(`${minutes.toFixed(1)} of ${TOTAL_MINUTES} minutes in all${isLate ? ' OVER BUDGET' : ''}`);
process.stdout.write(
  `\n${[...lines, ...failures].join('\n')}\n${total.passed} passed, ${total.failed} failed\n`,
);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
