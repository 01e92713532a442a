// `npm run bench -- load`: check 36 of the reliability list, on the embedded database and on `TEST_DATABASE_URL`. Prints
// each figure with its goal, leaves `reports/load.json` and ends with 1 when a goal is missed. `--soak-minutes 0` leaves out
// the half hour in which memory is watched.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE, fail, installWhenStale, nx, portBase } from '../start/platform.mjs';
import { createGoals } from './goals.mjs';
import { reportLoad, runLoadCheck } from './load-check.mjs';
import { startLoadPlatform } from './load-platform.mjs';

/** The platform of the load runs beside one that is in use, and beside that of the bench. */
const PORTS_BESIDE = 760;
const SOAK_MINUTES = 30;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { 'soak-minutes': { type: 'string', default: String(SOAK_MINUTES) } },
});
const soakMinutes = Number(values['soak-minutes']);
if (!Number.isInteger(soakMinutes) || soakMinutes < 0)
  fail('--soak-minutes は 0 以上の整数で指定してください。 --soak-minutes must be a whole number.');

await installWhenStale();
if (!(await nx(['run-many', '-t', 'build', '-p', 'api,storefront-default', '--outputStyle=static'])))
  fail('ビルドに失敗しました。 The build failed.');

const goals = createGoals((line) => process.stdout.write(`${line}\n`));
const databases = { embedded: undefined, PostgreSQL: process.env.TEST_DATABASE_URL };
for (const [database, url] of Object.entries(databases)) {
  if (database === 'PostgreSQL' && url === undefined) {
    goals.writeLine('PostgreSQL: not run (TEST_DATABASE_URL is not set)');
    continue;
  }
  const say = (/** @type {string} */ line) => process.stdout.write(`${database}: ${line}\n`);
  const platform = await startLoadPlatform(portBase() + PORTS_BESIDE, url);
  try {
    reportLoad(goals, database, await runLoadCheck(platform, { soakMinutes, say }));
  } finally {
    await platform.stop();
  }
}
mkdirSync(path.join(WORKSPACE, 'reports'), { recursive: true });
writeFileSync(path.join(WORKSPACE, 'reports/load.json'), `${JSON.stringify(goals.report(), null, 2)}\n`);
goals.writeLine(goals.missed() === 0 ? 'Every goal is reached.' : `${goals.missed()} goals are missed.`);
process.exit(goals.missed() === 0 ? 0 : 1);
