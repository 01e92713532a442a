// `npm test`: every check of the workspace, in order, with a limit for each and for the whole; the last lines say what
// happened, name what failed and count the tests. reports/summary.json holds the same.
// `npm test -- affected [--base=COMMIT]`: only what the changes since COMMIT, or since origin/main, can have broken.
import { parseArgs } from 'node:util';
import { affectedSuites } from './affected/affected-suites.mjs';
import { requireBrowser } from './require-browser.mjs';
import { WORKSPACE, fail, installWhenStale, requireNode } from '../start/platform.mjs';
import { runGate } from './run-gate.mjs';
import { printSummary } from './summarise.mjs';
import { LIMIT_MINUTES, NX_ENVIRONMENT, SUITES, TOTAL_MINUTES } from './suites.mjs';

const INTERRUPTED = 130;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
const [mode] = positionals;
if (positionals.length > 1 || (mode !== undefined && mode !== 'affected'))
  fail('Usage: npm test, or npm test -- affected [--base=COMMIT]');

requireNode();
await installWhenStale();
requireBrowser();
Object.assign(process.env, NX_ENVIRONMENT);

const suites = mode === 'affected' ? suitesOfChange() : SUITES;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());
const summary = await runGate(suites, { cwd: WORKSPACE, signal: stop.signal }, LIMIT_MINUTES);
process.stdout.write(printSummary(summary, TOTAL_MINUTES));
process.exitCode = stop.signal.aborted
  ? INTERRUPTED
  : summary.failed.length === 0 && summary.passed > 0
    ? 0
    : 1;

/** Says what the run is chosen by: a list that is too long is cut. */
function suitesOfChange() {
  const { changed, suites: chosen } = affectedSuites(WORKSPACE, values.base);
  if (chosen.length === 0) {
    process.stdout.write('Nothing has changed.\n');
    process.exit(0);
  }
  process.stdout.write(
    `${changed.length} changed files: ${chosen.map(({ name }) => name).join(', ')}. The whole is \`npm test\`.\n`,
  );
  return chosen;
}
