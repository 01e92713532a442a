import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** The key of the advisory lock under which one process migrates. */
const MIGRATION_LOCK = 4_201_042;

/** Brings the database up to the migrations of `folder`; several processes may start at once. */
export async function migrate(pool: Pool, folder: string): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await runMigrations(drizzle(connection), { migrationsFolder: folder });
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    connection.release();
  }
}
