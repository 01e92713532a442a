import { spawnSync } from 'node:child_process';
import { fail } from '../start/platform.mjs';

/**
 * Whether a command succeeds.
 *
 * @param {string} command
 * @param {string[]} args
 */
const has = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Browser tests need the system's Chromium and a Japanese font; root installs them, other users get instructions. Measurements take
 * `chromium-headless-shell`, the same browser without windows.
 */
export function requireBrowser(browser = 'chromium') {
  const missing = [browser, 'fonts-noto-cjk'].filter((name) => !has('dpkg', '-s', name));
  if (missing.length === 0 || (has(browser, '--version') && has('sh', '-c', 'fc-list :lang=ja | grep -q .')))
    return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0)
    fail(`ブラウザーのテストには Chromium と日本語フォントが必要です。 Run: sudo sh -c '${command}'`);
  process.stdout.write(`${missing.join(', ')} をインストールしています…\n`);
  const install = spawnSync('sh', ['-c', `(${command}) > /tmp/shop-apt.log 2>&1`], { stdio: 'inherit' });
  if (install.status !== 0)
    fail(`インストールに失敗しました（/tmp/shop-apt.log）。 Could not run: ${command}`);
}
