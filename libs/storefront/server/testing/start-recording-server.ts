import { type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http';

/** A request that a server has received. */
export interface RecordedCall {
  readonly method: string;
  /** The request target as it was sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server of a test that records its requests. */
export interface RecordingServer {
  readonly port: number;
  readonly calls: RecordedCall[];
  close(): Promise<void>;
}

/** Listens on a free port of this machine and records every request before it is handled. */
export async function startRecordingServer(listener: RequestListener): Promise<RecordingServer> {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    calls.push({ method: request.method ?? '', target: request.url ?? '', headers: request.headers });
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The server has no port.');
  return {
    port: listening.port,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
