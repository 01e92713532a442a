import { spawn } from 'node:child_process';
import { OperatorError } from '../command/operator-error';

/** What a tool may say of its failure, in characters. */
const MAX_COMPLAINT_LENGTH = 500;
/** The longest wait for a lock on a table. */
const LOCK_LIMIT = '-c lock_timeout=20s';

/**
 * The server's address as the tools' environment: on their command lines everybody on the machine could read
 * it.
 */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const named = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGOPTIONS: LOCK_LIMIT,
  };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  return { ...process.env, ...Object.fromEntries(given) };
}

/**
 * Runs one of PostgreSQL's own tools and returns its output. Throws an `OperatorError` where the tool is missing or
 * fails.
 */
function run(tool: 'pg_dump' | 'pg_restore', args: readonly string[], url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [...args, '--no-password'], {
      env: environmentOf(url),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const written: Buffer[] = [];
    let complaint = '';
    child.stdout.on('data', (bytes: Buffer) => written.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()));
    child.once('error', () =>
      reject(
        new OperatorError(
          `${tool} がありません。PostgreSQL のクライアント（postgresql-client）を入れてください。`,
          `There is no ${tool}; install the PostgreSQL client.`,
        ),
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(written));
      else reject(failure(tool, complaint));
    });
  });
}

const failure = (tool: string, complaint: string) => {
  const said = complaint.trim().slice(0, MAX_COMPLAINT_LENGTH);
  return new OperatorError(`${tool} が失敗しました: ${said}`, `${tool} failed.`);
};

const WITHOUT_OWNERS = ['--no-owner', '--no-privileges'];

/** Dumps a PostgreSQL database consistently, in the tools' own format. */
export const dumpPostgres = (url: string): Promise<Buffer> =>
  run('pg_dump', ['--format=custom', ...WITHOUT_OWNERS], url);

/** Fills an empty database from a dumped file. */
export async function loadDump(url: string, file: string): Promise<void> {
  await run('pg_restore', ['--exit-on-error', ...WITHOUT_OWNERS, `--dbname=${nameOf(url)}`, file], url);
}

/** Replaces the contents of a database by a dump: all of it or nothing. */
export async function replaceWithDump(url: string, file: string): Promise<void> {
  const whole = ['--clean', '--if-exists', '--single-transaction'];
  await run('pg_restore', [...whole, ...WITHOUT_OWNERS, `--dbname=${nameOf(url)}`, file], url);
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));
