import { connect, type Socket } from 'node:net';
import * as v from 'valibot';
import { ownerSocketPath } from '../../data-folder/lock-data-folder';
import { EXIT_CODES, type ExitCode } from '../command/operator-error';
import { readLines, OperatorMessage, type OperatorRequest } from './operator-protocol';

interface Printer {
  print(line: string): void;
  printError(line: string): void;
  progress(line: string): void;
}

/** Lets the process that owns the data folder run a command; `null` where no process owns it. */
export async function callOperatorServer(
  folder: string,
  request: OperatorRequest,
  { print, printError, progress }: Printer,
): Promise<ExitCode | null> {
  const socket = await connectTo(ownerSocketPath(folder));
  if (socket === null) return null;
  try {
    socket.write(`${JSON.stringify(request)}\n`);
    for await (const line of readLines(socket)) {
      const response = v.parse(OperatorMessage, JSON.parse(line));
      if (response.kind === 'end') return response.code;
      if (response.kind === 'out') print(response.text);
      else if (response.kind === 'progress') progress(response.text);
      else printError(response.text);
    }
  } catch (error) {
    if (!isBroken(error)) throw error;
  } finally {
    socket.destroy();
  }
  printError('API が起動中か終了中で、最後まで答えませんでした。結果を確かめて、もう一度お試しください。');
  printError(
    'The API is starting or stopping and did not answer to the end; check the result and try again.',
  );
  return EXIT_CODES.failed;
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ECONNREFUSED']);
const BROKEN: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);
const isBroken = (error: unknown) => error instanceof Error && 'code' in error && BROKEN.has(error.code);

function connectTo(at: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(at);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (ABSENT.has(error.code)) resolve(null);
      else reject(error);
    });
  });
}
