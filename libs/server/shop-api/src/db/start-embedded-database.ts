import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedWorker } from './embedded-worker';

const SOCKET_NAME = '.s.PGSQL.5432';

export interface EmbeddedOptions {
  /** Folder of the database; `null` keeps it in memory. */
  readonly folder: string | null;
  /** A dumped data folder to start from (tests). */
  readonly snapshotPath?: string;
  /** Called after a thread that ended or hung was replaced by another one on the same folder. */
  readonly onReplaced?: (why: Error) => void;
  /** Called when the database cannot be opened again; the process has to restart. */
  readonly onLost?: (error: Error) => void;
}

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** The folder that holds the socket: what `pg` takes as `host`. */
  readonly host: string;
  /** The whole data folder as a tar file. */
  dump(): Promise<Uint8Array>;
  /** Whether its thread responds within the limit, in ms. It does not while a dump is made. */
  respondsWithin(limitMs: number): Promise<boolean>;
  readonly isDumping: boolean;
  /**
   * Ends the thread in whatever state and starts another one on the same folder; no committed data is lost.
   */
  replace(why: Error): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PGlite in a worker thread behind a unix socket in a private folder, and waits until it responds. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const host = await mkdtemp(path.join(tmpdir(), 'shop-db-'));
  const socketPath = path.join(host, SOCKET_NAME);
  const start = (snapshotPath: string | null) =>
    EmbeddedWorker.start({ folder: options.folder, socketPath, snapshotPath });
  let worker = await start(options.snapshotPath ?? null).catch(async (error: unknown) => {
    await rm(host, { recursive: true, force: true });
    throw error;
  });
  let isStopping = false;
  let isDumping = false;
  let replacing: Promise<void> | null = null;

  const lose = (error: Error) => {
    if (!isStopping) options.onLost?.(error);
    isStopping = true;
  };
  const exchange = async (why: Error) => {
    // A database in memory is lost with its thread.
    if (options.folder === null) return lose(why);
    await worker.terminate();
    await rm(socketPath, { force: true });
    worker = await start(null);
    watch(worker);
    options.onReplaced?.(why);
  };
  const replace = (why: Error): Promise<void> => {
    if (isStopping) return Promise.resolve();
    replacing ??= exchange(why)
      .catch((error: unknown) =>
        lose(error instanceof Error ? error : new Error('No new thread', { cause: error })),
      )
      .finally(() => (replacing = null));
    return replacing;
  };
  const watch = (watched: EmbeddedWorker) =>
    watched.onEnd((error) => {
      if (watched === worker && replacing === null) void replace(error);
    });
  watch(worker);

  return {
    host,
    get isDumping() {
      return isDumping;
    },
    async dump() {
      isDumping = true;
      try {
        return await worker.dump();
      } finally {
        isDumping = false;
      }
    },
    respondsWithin: (limitMs) =>
      replacing === null ? worker.respondsWithin(limitMs) : Promise.resolve(false),
    replace,
    async stop() {
      await replacing;
      isStopping = true;
      await worker.stop();
      await rm(host, { recursive: true, force: true });
    },
  };
}
