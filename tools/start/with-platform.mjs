// Starts the built platform on its own ports and a fresh data folder, runs a command against it, and stops it.
// Usage: node tools/start/with-platform.mjs PORT_BASE [--shards=N] COMMAND [ARGUMENT …]; the command sees
// SHOP_E2E_PORT_BASE, which is the first free one from PORT_BASE on, SHOP_E2E_DATA_DIR, and SHOP_INTERNAL_SECRET, with which
// it may name client IPs. With shards the command runs N times at once, each against a platform of its own; `{shard}` in
// its arguments is replaced by 1 to N.
import { startTestPlatform } from './start-test-platform.mjs';

const [firstBase, ...words] = process.argv.slice(2);
const shards = Number(/^--shards=(\d+)$/.exec(words[0] ?? '')?.[1] ?? 0);
const [command = '', ...args] = shards === 0 ? words : words.slice(1);

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
if (errors.length > 0) {
  process.stderr.write(`The servers logged errors:\n${errors.join('\n')}\n`);
  status = status || 1;
}
process.exit(status);
