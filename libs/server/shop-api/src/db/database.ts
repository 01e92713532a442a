import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

type Schema = typeof schema;

/** The database with its transactions: `db.transaction(async (tx) => …)`. */
export type Database = NodePgDatabase<Schema>;

/**
 * What stores take: the database or a transaction in it.
 * Inside a transaction every statement must go through the transaction; the embedded database has one connection,
 * so a statement beside it would wait for itself and fail at the connection time limit.
 */
export type Executor = PgDatabase<NodePgQueryResultHKT, Schema>;
