import { access, constants, mkdir } from 'node:fs/promises';
import { createOperatorServer } from '@shop/shop-api/operator/connection/create-operator-server';
import type { Logger } from 'pino';
import { listen, requireFreePort } from './listen';
import { makeContentsPrivate, makePrivate } from './make-private';
import { databaseFolder, lockShopFolder } from './open-shop';
import { operatorContext } from './operator-context';
import type { ApiEnvironment } from './read-environment';
import { StartupError } from './startup-error';
import { apiIsServing } from './serving-connection';
import { openServingShop } from './open-serving-shop';

/** Running requests, and what they have begun, get so long to end. reliability 32 */
const DRAIN_LIMIT_MS = 9_000;
/** How often mails that could not be sent are tried again, in ms. */
const OUTBOX_INTERVAL_MS = 30_000;

export interface RunningApi {
  stop(): Promise<void>;
}

/** Opens the database, migrates, seeds when empty, and serves shoppers over HTTP and operators over the folder's socket. */
export async function startApi(environment: ApiEnvironment, log: Logger): Promise<RunningApi> {
  await requireWritable(environment.dataFolder);
  const address = { host: environment.listenHost, port: environment.port };
  await requireFreePort(address);
  const lock = await lockShopFolder(environment);
  try {
    const serving = await openServingShop(environment, log);
    // The embedded database gives its files modes of its own; nobody else reaches them, for the folder is closed.
    if (environment.databaseUrl === null) await makeContentsPrivate(databaseFolder(environment.dataFolder));
    const server = await listen(serving, address).catch(async (error: unknown) => {
      await serving.close(0);
      throw error;
    });
    const desk = createOperatorServer(({ actor, workingFolder, print, note, progress }) => ({
      workingFolder,
      print,
      withShop: (work) => work(operatorContext(environment, serving.shop, { actor, print, note, progress })),
      // Shoppers would lose what they do meanwhile, and what they did since the backup.
      restore: () => Promise.reject(apiIsServing()),
      ask: () => Promise.resolve(null),
    }));
    lock?.serve(desk.handleConnection);
    const outbox = setInterval(() => serving.shop.mail.flushLater(), OUTBOX_INTERVAL_MS);
    return {
      async stop() {
        clearInterval(outbox);
        // The shops' servers would listen as long as they live.
        serving.shop.changeFeed.end();
        const limit = performance.now() + DRAIN_LIMIT_MS;
        await Promise.all([server.close(DRAIN_LIMIT_MS), desk.settle(DRAIN_LIMIT_MS)]);
        await serving.close(limit - performance.now());
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    await makePrivate(folder);
  } catch (error) {
    throw new StartupError(
      `データフォルダーに書き込めません: ${folder}（SHOP_DATA_DIR を設定してください）。`,
      `The data folder cannot be written; set SHOP_DATA_DIR.`,
      { cause: error },
    );
  }
}
