import type { Socket } from 'node:net';
import * as v from 'valibot';
import type { OperatorHost } from '../command/operator-command';
import { runOperatorCommand } from '../run-operator-command';
import { readLines, type OperatorMessage, OperatorRequest } from './operator-protocol';

/** How long a client may take to send its request, in ms. */
const REQUEST_LIMIT_MS = 5_000;

/** The caller of a command and where its output goes. */
export interface OperatorCaller {
  readonly actor: string;
  readonly workingFolder: string;
  print(line: string): void;
  /** On standard error. */
  note(line: string): void;
  progress(line: string): void;
}

/** Serves operator commands on the data folder's socket, which only this machine's user can reach. */
export interface OperatorServer {
  handleConnection(socket: Socket): void;
  /** Waits until no command runs, at most so long, in ms. */
  settle(limitMs: number): Promise<void>;
}

export function createOperatorServer(hostFor: (visit: OperatorCaller) => OperatorHost): OperatorServer {
  const running = new Set<Promise<void>>();
  return {
    handleConnection(socket) {
      // A client that disconnects does not stop its command.
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
  const note = (text: string) => reply({ kind: 'error', text });
  const host = hostFor({
    ...{ ...visit, note },
    print: (text) => reply({ kind: 'out', text }),
    progress: (text) => reply({ kind: 'progress', text }),
  });
  const code = await runOperatorCommand(host, words, note);
  reply({ kind: 'end', code });
}

/** `null` for a client that only checks whether the process is alive. */
async function readRequest(socket: Socket): Promise<OperatorRequest | null> {
  const limit = setTimeout(() => socket.destroy(), REQUEST_LIMIT_MS);
  try {
    const line = await readLines(socket).next();
    return line.done === true ? null : v.parse(OperatorRequest, JSON.parse(line.value));
  } finally {
    clearTimeout(limit);
  }
}
