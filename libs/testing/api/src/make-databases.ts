import { embeddedSnapshot } from './embedded-snapshot';
import { makePostgresTemplate } from './postgres-database';

/**
 * Makes the seeded databases that tests copy, where they are missing: the embedded one, and with a server's URL the
 * template on that server.
 */
export async function makeDatabases(serverUrl: string | undefined): Promise<void> {
  await embeddedSnapshot();
  if (serverUrl !== undefined) await makePostgresTemplate(serverUrl);
}
