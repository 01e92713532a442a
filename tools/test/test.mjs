// `npm test`: every check of the workspace, in order, with a limit for each and for the whole; the last lines say what
// happened, name what failed and count the tests. reports/summary.json holds the same.
import { requireBrowser } from './require-browser.mjs';
import { WORKSPACE, installWhenStale, requireNode } from '../start/platform.mjs';
import { runGate } from './run-gate.mjs';
import { printSummary } from './summarise.mjs';
import { LIMIT_MINUTES, NX_ENVIRONMENT, SUITES, TOTAL_MINUTES } from './suites.mjs';

const INTERRUPTED = 130;

requireNode();
await installWhenStale();
requireBrowser();
Object.assign(process.env, NX_ENVIRONMENT);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());
const summary = await runGate(SUITES, { cwd: WORKSPACE, signal: stop.signal }, LIMIT_MINUTES);
process.stdout.write(printSummary(summary, TOTAL_MINUTES));
process.exitCode = stop.signal.aborted
  ? INTERRUPTED
  : summary.failed.length === 0 && summary.passed > 0
    ? 0
    : 1;
