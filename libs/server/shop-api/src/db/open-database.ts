import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig, types } from 'pg';
import type { Database } from './database';
import { DatabaseChanges } from './database-changes';
import { DatabaseWatchdog } from './database-watchdog';
import { DatabaseSockets } from './database-sockets';
import { listenForChanges } from './listen-for-changes';
import { migrate } from './migrate/migrate';
import { probePostgres } from './probe-postgres';
import { releaseEndedClients } from './release-ended-clients';
import { retryTransactions } from './retry-transactions';
import * as schema from './schema';
import { type EmbeddedOptions, startEmbeddedDatabase } from './start-embedded-database';

/** The longest time of a statement, in ms. */
const STATEMENT_LIMIT_MS = 8_000;
/** The longest idle time of a transaction, in ms. */
const IDLE_TRANSACTION_LIMIT_MS = 10_000;
/** How long a request waits for a free connection before it gets a 503, in ms. */
const CONNECTION_LIMIT_MS = 5_000;
/** Connections to a PostgreSQL server, unless set otherwise. */
export const POSTGRES_CONNECTIONS = 10;
/** What a statement sorts in memory: facets of a large catalogue need more than the usual 4 MB. */
const WORK_MEMORY = '16MB';
/**
 * Statements of a shop are short and many: to compile the longer ones or to start processes for them, as PostgreSQL does
 * unless told otherwise, takes more time than they do.
 */
export const POSTGRES_SETTINGS = `-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=${WORK_MEMORY}`;
/** The embedded database has one session; a transaction owns it until it ends. */
const EMBEDDED_CONNECTIONS = 1;
/** How long the embedded database's thread may hang before it is replaced, in ms. */
const REPLACE_AFTER_MS = 6_000;

// bigint (count, sum) fits a JavaScript number in this product: money and counts stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgres';
  /** How many statements can run at once. */
  readonly connections: number;
  /** Notices within 3 s that the database hangs. */
  readonly watchdog: DatabaseWatchdog;
  /** The announcements of changes; on PostgreSQL only after `listen`. */
  readonly changes: DatabaseChanges;
  /** Starts listening for the announcements of all processes, until the database is closed. */
  listen(): void;
  /** Brings the tables up to the migrations of that folder. */
  migrate(folder: string): Promise<void>;
  /** The embedded database's whole folder as a tar file; `null` on PostgreSQL. */
  dump(): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** Options of a connection. */
export interface ConnectionOptions {
  /** How long a request waits for a free connection, in ms; a server waits less than a command. */
  readonly connectionLimitMs?: number;
}

/** Options of the connections to a PostgreSQL server. */
export interface PostgresOptions extends ConnectionOptions {
  readonly connections?: number;
}

const connectionLimit = ({ connectionLimitMs }: ConnectionOptions): PoolConfig =>
  connectionLimitMs === undefined ? {} : { connectionTimeoutMillis: connectionLimitMs };

function openPool(config: PoolConfig) {
  const sockets = new DatabaseSockets();
  const stream = () => sockets.make();
  const pool = new Pool({
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS,
    stream,
    ...config,
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  releaseEndedClients(pool);
  return {
    pool,
    sockets,
    stream,
    db: retryTransactions(drizzle(pool, { schema })),
    isBusy: () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount,
  };
}

/** A PostgreSQL database by its URL. Same SQL, types and driver as the embedded one. */
export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { connections = POSTGRES_CONNECTIONS } = options;
  const { pool, sockets, stream, db, isBusy } = openPool({
    connectionString: url,
    max: connections,
    options: POSTGRES_SETTINGS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    ...connectionLimit(options),
  });
  const watchdog = new DatabaseWatchdog({
    isBusy,
    activity: () => sockets.bytesRead,
    probe: (limitMs) => probePostgres(url, limitMs),
    recover: () => Promise.resolve(sockets.cut()),
    recoverAfterMs: 0,
  });
  const changes = new DatabaseChanges();
  let stopFollowing = () => Promise.resolve();
  return {
    db,
    kind: 'postgres',
    connections,
    watchdog,
    changes,
    listen() {
      stopFollowing = listenForChanges(changes, { connectionString: url, makeSocket: stream });
    },
    migrate: (folder) => migrate({ connectionString: url }, folder),
    dump: () => Promise.resolve(null),
    async close() {
      watchdog.stop();
      await stopFollowing();
      await pool.end();
    },
  };
}

/** The embedded database in its folder or in memory. The caller holds the folder's lock. */
export async function openEmbedded(options: EmbeddedOptions & ConnectionOptions): Promise<OpenDatabase> {
  const embedded = await startEmbeddedDatabase(options);
  const address = { host: embedded.host, user: 'postgres', database: 'postgres' };
  const changes = new DatabaseChanges();
  const { pool, sockets, db, isBusy } = openPool({
    ...address,
    max: EMBEDDED_CONNECTIONS,
    ...connectionLimit(options),
    // The one connection stays: its session settings are set once.
    idleTimeoutMillis: 0,
    // The only session also receives its own announcements.
    verify: (client, done) =>
      void client
        .query(`set work_mem = '${WORK_MEMORY}'`)
        .then(() => changes.listen(client))
        .then(() => done(), done),
  });
  const watchdog = new DatabaseWatchdog({
    isBusy: () => isBusy() && !embedded.isDumping,
    activity: () => sockets.bytesRead,
    probe: (limitMs) => embedded.respondsWithin(limitMs),
    recover: () => embedded.replace(new Error('A statement did not end')),
    recoverAfterMs: REPLACE_AFTER_MS,
  });
  return {
    db,
    kind: 'embedded',
    connections: EMBEDDED_CONNECTIONS,
    watchdog,
    changes,
    listen: () => undefined,
    migrate: (folder) => migrate(address, folder),
    dump: () => embedded.dump(),
    async close() {
      watchdog.stop();
      await pool.end();
      await embedded.stop();
    },
  };
}
