import type { OpenDatabase } from '../../db/open-database';
import type { DatabaseDump } from '../command/operator-command';
import { DATABASE_ENTRY, POSTGRES_ENTRY } from './backup-format';
import { dumpPostgres } from './postgres-tools';

/** Dumps the whole database: with PostgreSQL's own tools, or the folder of the embedded one. */
export async function dumpDatabase(
  url: string | null,
  opened: Pick<OpenDatabase, 'dump'>,
): Promise<DatabaseDump> {
  if (url !== null) return { entry: POSTGRES_ENTRY, bytes: await dumpPostgres(url) };
  const bytes = await opened.dump();
  if (bytes === null) throw new Error('The embedded database gave no dump');
  return { entry: DATABASE_ENTRY, bytes };
}
