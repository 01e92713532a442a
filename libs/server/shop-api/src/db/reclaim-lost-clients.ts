import type { Pool, PoolClient } from 'pg';

/** Whoever holds a connection that has ended gives it back at once, unless it was lost while being taken, in ms. */
const RECLAIM_AFTER_MS = 500;

/**
 * Takes back connections that ended in the hands of somebody who will never give them back: the driver forgets one
 * whose `begin` fails, and the embedded database has no other.
 */
export function reclaimLostClients(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    // Without a listener, a connection that breaks inside a transaction would end the process.
    client.on('error', () => undefined);
    client.on('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true);
      }, RECLAIM_AFTER_MS);
    });
  });
}
