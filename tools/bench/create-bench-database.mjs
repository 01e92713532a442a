import pg from 'pg';

/**
 * A new database beside that of the URL, and how to drop it.
 * @param {string} url
 * @param {string} name
 * @param {string} [template] the database that it is a copy of; nobody may be connected to it
 */
export async function createBenchDatabase(url, name, template = 'template1') {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database "${name}" template "${template}"`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    name,
    url: own.href,
    async drop() {
      await client.query(`drop database "${name}" with (force)`);
      await client.end();
    },
  };
}
