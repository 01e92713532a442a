/**
 * The thread that runs the embedded database, so that no query blocks the server's event loop.
 * Started by `start-embedded-database.ts`; plain JavaScript because a thread is started from a file that runs as it is.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/**
 * The API uses one at a time: the socket server interleaves the extended protocol's messages of several ones. The
 * driver replaces a connection whose statement was rejected, and the next one comes while the last is still going.
 */
const CONNECTIONS = 2;

/** @type {{ folder: string | null, socketPath: string, snapshotPath: string | null }} */
const { folder, socketPath, snapshotPath } = workerData;

/**
 * Shared buffers of a database in memory, whose files are in memory too: the usual 128 MB, which are cleared at each
 * start, take longer than all the rest of it.
 */
const MEMORY_BUFFERS = ['-c', 'shared_buffers=16MB'];

/** A file that was read already: a plain Blob gives its bytes back in small pieces, 40 MB in half a second. */
class ReadFile extends Blob {
  #bytes;
  /** @param {Buffer} bytes */
  constructor(bytes) {
    super();
    this.#bytes = bytes;
  }
  /** @override */
  async arrayBuffer() {
    return new Uint8Array(this.#bytes).buffer;
  }
}

const database = await PGlite.create({
  ...(folder === null
    ? { startParams: [...PGlite.defaultStartParams, ...MEMORY_BUFFERS] }
    : { dataDir: folder }),
  ...(snapshotPath === null ? {} : { loadDataDir: new ReadFile(await readFile(snapshotPath)) }),
});
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: CONNECTIONS });
await server.start();

parentPort?.on('message', async (message) => {
  if (message === 'ping') {
    parentPort?.postMessage('pong');
    return;
  }
  if (message === 'dump') {
    const file = await database.dumpDataDir('none');
    parentPort?.postMessage({ dump: new Uint8Array(await file.arrayBuffer()) });
    return;
  }
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
parentPort?.postMessage('ready');
