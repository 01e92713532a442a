import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const WORKSPACE = path.resolve(__dirname, '../../..');
/** Files are written to a folder that no other run has used. */
const WORKING_FOLDER = mkdtempSync(path.join(tmpdir(), 'shop-operate-'));
const DATA_DIR = process.env['SHOP_E2E_DATA_DIR'] ?? '.data';

/** `npm run shop -- …` as the README writes it, for the platform under test; what it printed. */
export async function operate(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(WORKSPACE, 'tools/start/shop.mjs'), ...words],
    { env: { ...process.env, SHOP_DATA_DIR: DATA_DIR, INIT_CWD: WORKING_FOLDER } },
  );
  return stdout;
}
