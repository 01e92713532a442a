import { type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http';

/** A call that a server has had. */
export interface RecordedCall {
  readonly method: string;
  /** The request target as it came. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server of a test, which writes down what it is asked. */
export interface RecordingServer {
  readonly port: number;
  readonly calls: RecordedCall[];
  close(): Promise<void>;
}

/** Listens on a free port of this machine and writes down every call before it is answered. */
export async function startRecordingServer(answer: RequestListener): Promise<RecordingServer> {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    calls.push({ method: request.method ?? '', target: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
