import pg from 'pg';

/**
 * A new database beside that of the URL, and how to drop it.
 * @param {string} url
 * @param {string} name
 */
export async function createBenchDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database "${name}"`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async drop() {
      await client.query(`drop database "${name}" with (force)`);
      await client.end();
    },
  };
}
