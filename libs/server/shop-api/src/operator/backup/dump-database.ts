import type { OpenDatabase } from '../../db/open-database';
import type { DatabaseDump } from '../command/operator-command';
import { DATABASE_ENTRY, POSTGRES_ENTRY } from './backup-format';
import { dumpPostgres } from './postgres-tools';

/** The whole database in one piece: by PostgreSQL's own tools where it has an address, else the embedded one's folder. */
export async function dumpDatabase(
  url: string | null,
  opened: Pick<OpenDatabase, 'dump'>,
): Promise<DatabaseDump> {
  if (url !== null) return { entry: POSTGRES_ENTRY, bytes: await dumpPostgres(url) };
  const bytes = await opened.dump();
  if (bytes === null) throw new Error('The embedded database gave no dump');
  return { entry: DATABASE_ENTRY, bytes };
}
