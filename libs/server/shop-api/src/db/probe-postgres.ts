import { Client, DatabaseError } from 'pg';

/** Whether a PostgreSQL server responds within the limit, in ms; a rejected connection counts as a response. */
export async function probePostgres(url: string, limitMs: number): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
  client.on('error', () => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), limitMs)));
  try {
    return await Promise.race([ask(client), limit]);
  } finally {
    clearTimeout(timer);
    void client.end().catch(() => undefined);
  }
}

async function ask(client: Client): Promise<boolean> {
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof DatabaseError;
  }
}
