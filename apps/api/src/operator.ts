import { once } from 'node:events';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { callOperatorServer } from '@shop/shop-api/operator/connection/call-operator-server';
import { EXIT_CODES, type ExitCode, OperatorError } from '@shop/shop-api/operator/command/operator-error';
import { createLog } from '@shop/shop-api/log/create-log';
import { serializeError } from '@shop/shop-api/log/serialize-error';
import type { OperatorHost } from '@shop/shop-api/operator/command/operator-command';
import { runOperatorCommand } from '@shop/shop-api/operator/run-operator-command';
import { pino } from 'pino';
import { createOutput } from './create-output';
import { hasDatabase, lockShopFolder, openShop } from './open-shop';
import { operatorContext } from './operator-context';
import { PRIVATE_UMASK } from './make-private';
import { resolveOperatorEnvironment } from './resolve-operator-environment';
import { type ApiEnvironment, readEnvironment } from './read-environment';
import { restoreShop } from './restore-shop';
import { startupErrorMessage } from './startup-error-message';

const STANDARD_ERROR = 2;
const log = createLog({ level: 'warn' }, pino.destination(STANDARD_ERROR));
const { print, printError, progress } = createOutput(process);

// A reader that has seen enough (`| head`) closes the pipe; the command itself goes on to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** The operating system's name of the user who runs this, or the user's number where there is no name. */
function actorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** An operator's command never makes the database: only a start fills an empty one. */
async function requireDatabase({ databaseUrl, dataFolder }: ApiEnvironment): Promise<void> {
  if (databaseUrl !== null || (await hasDatabase(dataFolder))) return;
  throw new OperatorError(
    `まだデータベースがありません: ${dataFolder}（npm start が作ります）`,
    `There is no database yet: ${dataFolder} (npm start makes one)`,
  );
}

/** Asks on standard error, so that the output stays the result's; null where nobody sits at a terminal. */
async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Closed by Ctrl+D: no answer is no.
  const closed = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer;
}

/** Alone on the data folder or database, which is opened only for commands that need it. */
const aloneHost = (environment: ApiEnvironment, actor: string, workingFolder: string): OperatorHost => ({
  workingFolder,
  print,
  ask,
  async withShop(work) {
    const lock = await lockShopFolder(environment);
    try {
      await requireDatabase(environment);
      const shop = await openShop(environment, log);
      try {
        return await work(operatorContext(environment, shop, { actor, print, note: printError, progress }));
      } finally {
        await shop.afterResponse.settled();
        await shop.opened.close();
      }
    } finally {
      await lock?.release();
    }
  },
  async restore(file, confirm) {
    const lock = await lockShopFolder(environment);
    try {
      const env = await resolveOperatorEnvironment(environment, log);
      await restoreShop(environment, { file, actor, env, confirm });
    } finally {
      await lock?.release();
    }
  },
});

/** Through the running API where one holds the data folder, else alone. */
async function run(words: readonly string[]): Promise<ExitCode> {
  const environment = readEnvironment(process.env, { isServing: false });
  const actor = actorName();
  const { workingFolder } = environment;
  if (environment.databaseUrl === null) {
    const request = { words: [...words], actor, workingFolder };
    const code = await callOperatorServer(environment.dataFolder, request, {
      ...{ print, printError, progress },
    });
    if (code !== null) return code;
  }
  return runOperatorCommand(aloneHost(environment, actor, workingFolder), words, printError);
}

process.umask(PRIVATE_UMASK);
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  printError(startupErrorMessage(error) ?? serializeError(error).stack);
  process.exitCode = EXIT_CODES.failed;
}
