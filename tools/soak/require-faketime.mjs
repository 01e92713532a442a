import { spawnSync } from 'node:child_process';
import { fail } from '../start/platform.mjs';

const COMMAND = 'apt-get update && apt-get install -y --no-install-recommends faketime';

/** Tests under another date need `faketime`; on Debian root installs it, others are told how. */
export function requireFaketime() {
  const found = spawnSync('faketime', ['--version'], { stdio: 'ignore' });
  if (found.status === 0) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    fail(`日付を変えたテストには faketime が必要です。 Run: sudo sh -c '${COMMAND}'`);
  process.stdout.write('faketime をインストールしています…\n');
  const install = spawnSync('sh', ['-c', `(${COMMAND}) > /tmp/shop-apt.log 2>&1`], { stdio: 'inherit' });
  if (install.status !== 0)
    fail(`インストールに失敗しました（/tmp/shop-apt.log）。 Could not run: ${COMMAND}`);
}
