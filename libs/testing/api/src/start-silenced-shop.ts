import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgresCopyAt } from './postgres-database';
import { ShopProcess } from './shop-process';
import { SilentProxy } from './silent-proxy';

/** The API as a process, on a PostgreSQL database behind a proxy that can fall silent. */
export interface SilencedShop {
  readonly processes: ShopProcess;
  readonly proxy: SilentProxy;
  close(): Promise<void>;
}

/** Starts it on the server at that URL. */
export async function startSilencedShop(name: string, serverUrl: string): Promise<SilencedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-silenced-'));
  const copy = await openPostgresCopyAt(serverUrl);
  const url = new URL(copy.url);
  const proxy = await SilentProxy.before(url.hostname, Number(url.port || '5432'));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const processes = new ShopProcess(name, () => ({ SHOP_DATA_DIR: folder, DATABASE_URL: url.href }));
  await processes.build();
  await processes.start();
  return {
    processes,
    proxy,
    async close() {
      await processes.close();
      await proxy.close();
      await copy.opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
