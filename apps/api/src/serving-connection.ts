import { OperatorError } from '@shop/shop-api/operator/command/operator-error';
import { Client } from 'pg';

/** What the connections of a serving API are called on the server (`pg_stat_activity`). */
const SERVING = 'shop-api-serving';

/** The URL of a PostgreSQL database as an API opens it that serves it: its connections say so. */
export const servingUrl = (databaseUrl: string): string =>
  `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}application_name=${SERVING}`;

async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Throws an `OperatorError` while an API serves a PostgreSQL database, on whatever machine. The server shows the name of
 * a connection to every role. An API that serves always has one: it listens for announcements.
 */
export const requireUnserved = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
      [SERVING],
    );
    if (rowCount !== 0) throw apiIsServing();
  });

/** The name of a PostgreSQL database that has tables; null for an empty one. */
export const nameOfFilledDatabase = (databaseUrl: string): Promise<string | null> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select current_database() as name where exists (select from pg_tables where schemaname = 'public')",
    );
    return rows[0]?.name ?? null;
  });

/** Why a shop that is being served is not restored. */
export const apiIsServing = () =>
  new OperatorError(
    'API が動いています。npm start（または API）を止めてから復元してください。何も変えていません。',
    'An API serves this database: stop npm start, or the API, and restore then. Nothing has changed.',
  );
