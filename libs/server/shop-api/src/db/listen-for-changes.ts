import type { Socket } from 'node:net';
import { Client } from 'pg';
import type { DatabaseChanges } from './database-changes';

/** The pause before a broken connection is replaced, in ms. */
const RECONNECT_DELAY_MS = 1_000;
/** How often the connection is tried, in ms. */
const HEARTBEAT_MS = 10_000;
/** How long the server may take to answer, in ms. */
const RESPONSE_LIMIT_MS = 5_000;

interface ListenOptions {
  readonly connectionString: string;
  readonly makeSocket: () => Socket;
  readonly heartbeatMs?: number;
  readonly responseLimitMs?: number;
}

/**
 * Listens for a PostgreSQL server's announcements on its own connection. A connection that breaks is replaced, and so
 * is one that only seems to be open, such as after a router has forgotten it: it would stay silent for ever, so the
 * server is asked regularly. Returns a function that stops it.
 */
export function listenForChanges(
  changes: DatabaseChanges,
  {
    connectionString,
    makeSocket,
    heartbeatMs = HEARTBEAT_MS,
    responseLimitMs = RESPONSE_LIMIT_MS,
  }: ListenOptions,
): () => Promise<void> {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let client: Client | null = null;
  const connect = () => {
    if (isStopped) return;
    const socket = makeSocket();
    const connection = new Client({
      connectionString,
      stream: () => socket,
      connectionTimeoutMillis: responseLimitMs,
      query_timeout: responseLimitMs,
    });
    client = connection;
    const beat = () => {
      timer = setTimeout(() => {
        connection.query('select 1').then(beat, () => socket.destroy());
      }, heartbeatMs);
    };
    // Handled by `end`, which follows every error.
    connection.on('error', () => undefined);
    connection.once('end', () => {
      clearTimeout(timer);
      client = null;
      if (!isStopped) timer = setTimeout(connect, RECONNECT_DELAY_MS);
    });
    connection
      .connect()
      .then(() => changes.listen(connection))
      .then(beat, () => socket.destroy());
  };
  connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
