import type { Socket } from 'node:net';
import * as v from 'valibot';
import type { OperatorHost } from '../command/operator-command';
import { runOperatorCommand } from '../run-operator-command';
import { readLines, type OperatorMessage, OperatorRequest } from './operator-protocol';

/** Whoever connects has so long to say what is wanted, in ms. */
const REQUEST_LIMIT_MS = 5_000;

/** Who asks, and where answers go. */
export interface OperatorCaller {
  readonly actor: string;
  readonly workingFolder: string;
  print(line: string): void;
}

/** Answers operators on the data folder's socket, which nothing but this machine's user can reach. */
export interface OperatorServer {
  answer(socket: Socket): void;
  /** Waits until no command runs, at most so long, in ms. */
  settle(limitMs: number): Promise<void>;
}

export function createOperatorServer(hostFor: (visit: OperatorCaller) => OperatorHost): OperatorServer {
  const running = new Set<Promise<void>>();
  return {
    answer(socket) {
      // A caller that goes away does not stop what it began.
      socket.on('error', () => undefined);
      const command = serve(socket, hostFor).catch(() => undefined);
      running.add(command);
      void command.finally(() => {
        running.delete(command);
        socket.end();
      });
    },
    async settle(limitMs) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
      await Promise.race([Promise.all(running), limit]);
      clearTimeout(timer);
    },
  };
}

async function serve(socket: Socket, hostFor: (visit: OperatorCaller) => OperatorHost): Promise<void> {
  const reply = (message: OperatorMessage) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  const request = await readRequest(socket);
  if (request === null) return;
  const { words, ...visit } = request;
  const host = hostFor({ ...visit, print: (text) => reply({ kind: 'out', text }) });
  const code = await runOperatorCommand(host, words, (text) => reply({ kind: 'error', text }));
  reply({ kind: 'end', code });
}

/** `null` for somebody who only looks whether anyone is there. */
async function readRequest(socket: Socket): Promise<OperatorRequest | null> {
  const limit = setTimeout(() => socket.destroy(), REQUEST_LIMIT_MS);
  try {
    const line = await readLines(socket).next();
    return line.done === true ? null : v.parse(OperatorRequest, JSON.parse(line.value));
  } finally {
    clearTimeout(limit);
  }
}
