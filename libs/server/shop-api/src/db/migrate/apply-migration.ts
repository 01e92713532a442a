import { setTimeout as pause } from 'node:timers/promises';
import type { readMigrationFiles } from 'drizzle-orm/migrator';
import { type ClientBase, DatabaseError } from 'pg';

export type Migration = ReturnType<typeof readMigrationFiles>[number];

/**
 * How long a migration waits for a table, in ms. Later statements queue behind it, so this bounds how long the shop is
 * blocked.
 */
const LOCK_LIMIT_MS = 1_000;
/** The pause in which the shop goes on before the migration tries again, in ms. */
const LOCK_PAUSE_MS = 500;
/** A migration that never gets its tables gives up after about five minutes. */
const MAX_ATTEMPTS = 200;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** Creates or drops an index while the shop goes on writing. */
const CONCURRENT_INDEX = /\bindex\s+concurrently\b/i;
/** A block that commits after each of its batches. */
const COMMITTED_BATCHES = /^\s*(?:--[^\n]*\n\s*)*do\b[^]*\bcommit\b/i;

/** Whether a migration holds no lock for long, so that the shop goes on writing; its statements are in no transaction then. */
export const isConcurrent = ({ sql }: Pick<Migration, 'sql'>): boolean =>
  sql.some((statement) => CONCURRENT_INDEX.test(statement) || COMMITTED_BATCHES.test(statement));

/** Applies a migration and stores that it is applied; what lets the shop go on meanwhile is in no transaction. */
export async function applyMigration(connection: ClientBase, migration: Migration): Promise<void> {
  if (isConcurrent(migration)) return applyConcurrently(connection, migration);
  for (let attempt = 1; !(await applyInTransaction(connection, migration, attempt)); attempt += 1)
    await pause(LOCK_PAUSE_MS);
}

const markApplied = (connection: ClientBase, { hash, folderMillis }: Migration) =>
  connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);

/** All or nothing. False: another transaction held one of the tables too long, and nothing was changed. */
async function applyInTransaction(
  connection: ClientBase,
  migration: Migration,
  attempt: number,
): Promise<boolean> {
  await connection.query('begin');
  try {
    await connection.query(`set local lock_timeout = ${LOCK_LIMIT_MS}`);
    for (const statement of migration.sql) await connection.query(statement);
    await markApplied(connection, migration);
    await connection.query('commit');
    return true;
  } catch (error) {
    // A lost connection cannot roll back; the server already has.
    if (!(error instanceof DatabaseError)) throw error;
    await connection.query('rollback');
    if (attempt < MAX_ATTEMPTS && isLockConflict(error)) return false;
    throw error;
  }
}

const isLockConflict = ({ code }: DatabaseError) => code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED;

/** Statement by statement; after an interruption it begins again, and what exists already is left as it is. */
async function applyConcurrently(connection: ClientBase, migration: Migration): Promise<void> {
  await dropInvalidIndexes(connection);
  for (const statement of migration.sql) await connection.query(statement);
  await markApplied(connection, migration);
}

/** An index whose concurrent creation was interrupted exists but is never used. */
async function dropInvalidIndexes(connection: ClientBase): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = 'public'::regnamespace and relkind = 'i'`,
  );
  for (const { name } of rows) await connection.query(`drop index concurrently if exists ${name}`);
}
