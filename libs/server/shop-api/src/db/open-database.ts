import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig, types } from 'pg';
import type { Database } from './database';
import { migrate } from './migrate';
import * as schema from './schema';
import { type EmbeddedOptions, startEmbeddedDatabase } from './start-embedded-database';

/** A statement that takes longer is ended, in ms. */
const STATEMENT_LIMIT_MS = 8_000;
/** A transaction that does nothing for so long is ended, in ms. */
const IDLE_TRANSACTION_LIMIT_MS = 10_000;
/** How long a request waits for a free connection before it answers 503, in ms. */
const CONNECTION_LIMIT_MS = 5_000;
const POSTGRES_CONNECTIONS = 10;
/** The embedded database has one session; a transaction owns it until it ends. */
const EMBEDDED_CONNECTIONS = 1;

// bigint (count, sum) fits a JavaScript number in this product: money and counts stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgres';
  /** Brings the tables up to the migrations of that folder. */
  migrate(folder: string): Promise<void>;
  /** The embedded database's whole folder as a tar file; `null` on PostgreSQL. */
  dump(): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

const LIMITS = {
  connectionTimeoutMillis: CONNECTION_LIMIT_MS,
  query_timeout: STATEMENT_LIMIT_MS,
} as const;

function openPool(config: PoolConfig) {
  const pool = new Pool({ ...LIMITS, ...config });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { pool, db: drizzle(pool, { schema }) };
}

/** A PostgreSQL database by its URL. Same SQL, types and driver as the embedded one. */
export function openPostgres(url: string): OpenDatabase {
  const { pool, db } = openPool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
  });
  return {
    db,
    kind: 'postgres',
    migrate: (folder) => migrate(pool, folder),
    dump: () => Promise.resolve(null),
    close: () => pool.end(),
  };
}

/** The embedded database in its folder or in memory. The caller holds the folder's lock. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const embedded = await startEmbeddedDatabase(options);
  const { pool, db } = openPool({
    host: embedded.host,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_CONNECTIONS,
    // The one connection stays: its session settings are set once.
    idleTimeoutMillis: 0,
  });
  return {
    db,
    kind: 'embedded',
    migrate: (folder) => migrate(pool, folder),
    dump: () => embedded.dump(),
    async close() {
      await pool.end();
      await embedded.stop();
    },
  };
}
