import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** How long a clean stop may take before the thread is ended, in ms. */
const STOP_LIMIT_MS = 8_000;
const SOCKET_NAME = '.s.PGSQL.5432';

export interface EmbeddedOptions {
  /** Folder of the database; `null` keeps it in memory. */
  readonly folder: string | null;
  /** A dumped data folder to begin from (tests). */
  readonly snapshotPath?: string;
  /** Called when the database's thread ends without having been asked to; the process can only start anew. */
  readonly onLost?: (error: Error) => void;
}

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** The folder that holds the socket: what `pg` takes as `host`. */
  readonly host: string;
  /** The whole data folder as a tar file. */
  dump(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

const workerFile = () => new URL('./embedded-database-worker.mjs', import.meta.url);

/** Starts PGlite in a thread behind a unix socket in a private folder, and waits until it answers. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const host = await mkdtemp(path.join(tmpdir(), 'shop-db-'));
  const worker = new Worker(workerFile(), {
    workerData: {
      folder: options.folder,
      socketPath: path.join(host, SOCKET_NAME),
      snapshotPath: options.snapshotPath ?? null,
    },
  });
  try {
    await nextMessage(worker, (message) => (message === 'ready' ? true : null));
  } catch (error) {
    await rm(host, { recursive: true, force: true });
    throw error;
  }
  let isStopping = false;
  const lose = (error: Error) => {
    if (!isStopping) options.onLost?.(error);
    isStopping = true;
  };
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The embedded database ended')));
  worker.unref();
  return {
    host,
    async dump() {
      const answer = nextMessage(worker, readDump);
      worker.postMessage('dump');
      return answer;
    },
    async stop() {
      isStopping = true;
      worker.ref();
      const closed = nextMessage(worker, (message) => (message === 'closed' ? true : null));
      worker.postMessage('stop');
      // Cleared rather than unref'd: the browser-like test environment's timers know no `unref`.
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise((resolve) => (timer = setTimeout(resolve, STOP_LIMIT_MS)));
      await Promise.race([closed, limit]);
      clearTimeout(timer);
      await worker.terminate();
      await rm(host, { recursive: true, force: true });
    },
  };
}

function readDump(message: unknown): Uint8Array | null {
  if (typeof message !== 'object' || message === null || !('dump' in message)) return null;
  return message.dump instanceof Uint8Array ? message.dump : null;
}

/** The first message that `read` recognises; rejects when the thread fails or ends before. */
function nextMessage<Value>(worker: Worker, read: (message: unknown) => Value | null): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const value = read(message);
      if (value === null) return;
      finish();
      resolve(value);
    };
    const onError = (error: unknown) => {
      finish();
      reject(error instanceof Error ? error : new Error('The embedded database failed', { cause: error }));
    };
    const onExit = () => {
      finish();
      reject(new Error('The embedded database ended'));
    };
    const finish = () => worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
