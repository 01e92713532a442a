import { Client, type ClientConfig } from 'pg';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { applyMigration } from './apply-migration';
import { listAppliedMigrations } from './list-applied-migrations';
import { NewerSchemaError } from './newer-schema-error';
import { waitForMigrationLock } from './wait-for-migration-lock';

/**
 * Brings the database up to the migrations of `folder`, on a connection of its own without a limit for statements, for
 * a large table takes its time. Any number of processes may start at once: one migrates, the others wait for it. Each
 * migration is stored as applied by itself, so that a killed process loses only the one that it was at. Throws a
 * `NewerSchemaError` where a newer program has already changed the database.
 */
export async function migrate(config: ClientConfig, folder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  const connection = new Client(config);
  // A lost connection also rejects the statement that was running, or the next one.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await waitForMigrationLock(connection);
    const applied = await listAppliedMigrations(connection);
    if ([...applied].some((when) => !known.has(when))) throw new NewerSchemaError();
    for (const migration of migrations)
      if (!applied.has(migration.folderMillis)) await applyMigration(connection, migration);
  } finally {
    await connection.end();
  }
}
