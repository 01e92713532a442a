import type { ClientBase } from 'pg';
import * as v from 'valibot';

const Applied = v.array(v.object({ created_at: v.number() }));

/** The times of the applied migrations in epoch ms, from the table that drizzle-kit and Drizzle's migrator use too. */
export async function listAppliedMigrations(connection: ClientBase): Promise<ReadonlySet<number>> {
  await connection.query('create schema if not exists drizzle');
  await connection.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await connection.query<Record<string, unknown>>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  return new Set(v.parse(Applied, rows).map(({ created_at: createdAt }) => createdAt));
}
