// Starts the built platform on its own ports and a fresh data folder, runs a command against it, and stops it.
// Usage: node tools/start/with-platform.mjs PORT_BASE [--shards=N] [--report=SUITE/TASK] COMMAND [ARGUMENT …]; the command sees
// SHOP_E2E_PORT_BASE, which is the first free one from PORT_BASE on, SHOP_E2E_DATA_DIR, and SHOP_INTERNAL_SECRET, with which
// it may name client IPs. With shards the command runs N times at once, each against a platform of its own; `{shard}` in
// its arguments is replaced by 1 to N. Errors that the servers log fail it, and stand in the report.
import { parseArgs } from 'node:util';
import { writeCheckReport } from '../checks/write-check-report.mjs';
import { writeWarnings } from '../checks/write-warnings.mjs';
import { saysOnlySlow } from './says-only-slow.mjs';
import { startTestPlatform } from './start-test-platform.mjs';

const [firstBase, ...words] = process.argv.slice(2);
const first = words.findIndex((word) => !word.startsWith('--'));
const { values } = parseArgs({
  args: words.slice(0, first),
  options: { shards: { type: 'string' }, report: { type: 'string' } },
});
const shards = Number(values.shards ?? 0);
const [suite, task = ''] = values.report?.split('/') ?? [];
const [command = '', ...args] = words.slice(first);

/** @type {import('./start-test-platform.mjs').TestPlatform[]} */
const platforms = [];
let status = 0;
// One after another: the first one builds what is stale.
while (status === 0 && platforms.length < Math.max(1, shards)) {
  const platform = await startTestPlatform(Number(firstBase));
  if (platform === null) status = 1;
  else platforms.push(platform);
}
if (status === 0) {
  const codes = await Promise.all(
    platforms.map(({ run }, index) =>
      run(
        command,
        args.map((word) => word.replaceAll('{shard}', String(index + 1))),
      ),
    ),
  );
  status = codes.find((code) => code !== 0) ?? 0;
}
const errors = (await Promise.all(platforms.map(({ stop }) => stop()))).flat();
const serious = errors.filter((line) => !saysOnlySlow(line));
if (errors.length > 0) process.stderr.write(`The servers logged errors:\n${errors.join('\n')}\n`);
if (serious.length > 0) status = status || 1;
if (suite !== undefined) {
  writeCheckReport(suite, task, serious, 0);
  writeWarnings(
    `${suite}-${task}`,
    errors.filter(saysOnlySlow).map((line) => `a server was slow: ${line}`),
  );
}
process.exit(status);
