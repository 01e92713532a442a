import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);
const LIST = pathToFileURL(path.resolve('libs/server/shop-api/specs-by-database.js')).href;
const Specs = v.array(v.string());

/** The specs on PostgreSQL that a process runs which is told to be that part; all without one. */
async function specsOf(part: string): Promise<readonly string[]> {
  const print = `import(${JSON.stringify(LIST)}).then((all) => console.log(JSON.stringify(all.specsOnPostgres())))`;
  const env = { ...process.env, SHOP_SPECS_PART: part };
  const { stdout } = await run(process.execPath, ['--eval', print], { env });
  return v.parse(Specs, JSON.parse(stdout));
}

test('the processes that share the specs on PostgreSQL run all of them together, each once', async () => {
  const [all, first, second] = [await specsOf(''), await specsOf('1/2'), await specsOf('2/2')];
  expect(all.length).toBeGreaterThan(200);
  expect([...first, ...second].toSorted()).toEqual([...all].toSorted());
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(1);
});
