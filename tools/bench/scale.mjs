// `npm run bench -- scale`: the calls of a catalogue of 100,000 products against one of 1,000, on the embedded database and on
// `TEST_DATABASE_URL`. Prints each figure with its goal, leaves `reports/scale.json` and ends with 1 when a goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE, fail, installWhenStale, nx, portBase } from '../start/platform.mjs';
import { reportScale } from './catalogue-scale.mjs';
import { createGoals } from './goals.mjs';

/** The APIs run beside a platform that is in use, and beside those of the bench and the load. */
const PORTS_BESIDE = 860;

await installWhenStale();
if (!(await nx(['run-many', '-t', 'build', '-p', 'api', '--outputStyle=static'])))
  fail('ビルドに失敗しました。 The build failed.');

const goals = createGoals((line) => process.stdout.write(`${line}\n`));
await reportScale(goals, portBase() + PORTS_BESIDE);
mkdirSync(path.join(WORKSPACE, 'reports'), { recursive: true });
writeFileSync(path.join(WORKSPACE, 'reports/scale.json'), `${JSON.stringify(goals.report(), null, 2)}\n`);
goals.writeLine(goals.missed() === 0 ? 'Every goal is reached.' : `${goals.missed()} goals are missed.`);
process.exit(goals.missed() === 0 ? 0 : 1);
