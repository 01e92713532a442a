import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** The key of the advisory lock under which one process migrates. */
const MIGRATION_LOCK = 4_201_042;
/** How often a process looks whether another one has finished, in ms. */
const POLLING_MS = 200;

/**
 * Waits until no other process migrates; the lock is released when the connection ends. It polls instead of waiting in
 * the database: an index that is created concurrently waits for every statement that is running, and would wait for
 * this one for ever.
 */
export async function waitForMigrationLock(connection: ClientBase): Promise<void> {
  const tryLock = async () => {
    const { rows } = await connection.query<{ is_locked: boolean }>(
      'select pg_try_advisory_lock($1) as is_locked',
      [MIGRATION_LOCK],
    );
    return rows[0]?.is_locked === true;
  };
  while (!(await tryLock())) await pause(POLLING_MS);
}
