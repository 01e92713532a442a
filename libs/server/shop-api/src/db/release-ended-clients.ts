import type { Pool, PoolClient } from 'pg';

/** How long after its end a connection is released by force, in ms; normally its user releases it at once. */
const RELEASE_AFTER_MS = 500;

/**
 * Releases connections that ended while they were in use and that nobody else will release: the driver loses one
 * whose `begin` fails, and the embedded database has only one.
 */
export function releaseEndedClients(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    // Without a listener, a connection that breaks inside a transaction would end the process.
    client.on('error', () => undefined);
    client.on('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true);
      }, RELEASE_AFTER_MS);
    });
  });
}
