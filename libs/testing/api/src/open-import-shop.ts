import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApi } from './open-test-api';
import { operatorOf } from './operator';

/** A shop whose operator imports products from `products.csv` of a folder of its own, which its pictures are in, too. */
export async function openImportShop() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-import-'));
  const filesFolder = path.join(folder, 'files');
  const api = await openTestApi({ config: { filesFolder } });
  const shop = operatorOf(api, filesFolder);
  return {
    api,
    shop,
    folder,
    /** Imports these lines into the general shop. */
    async run(rows: readonly string[], ...options: readonly string[]) {
      const file = path.join(folder, 'products.csv');
      await writeFile(file, rows.join('\n'));
      return shop('import', file, '--channel', 'default', ...options);
    },
    async close() {
      await api.close();
      await rm(folder, { recursive: true });
    },
  };
}
