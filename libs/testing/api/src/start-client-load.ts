import { Agent, type RequestOptions, request } from 'node:http';

/**
 * What became of one request. A client learns that the server took it up from the interim response that `Expect:
 * 100-continue` asks for; what was sent on a kept connection may else have crossed the closing of it.
 */
type Outcome =
  | { readonly kind: 'response'; readonly status: number }
  | { readonly kind: 'not taken up'; readonly isNewConnection: boolean }
  | { readonly kind: 'lost'; readonly message: string };

const ask = (url: string, options: RequestOptions) =>
  new Promise<Outcome>((resolve) => {
    let isTakenUp = false;
    const asked = request(url, options, (response) => {
      const { statusCode: status = 0 } = response;
      response.resume();
      response.once('end', () => resolve({ kind: 'response', status }));
      response.once('error', ({ message }) => resolve({ kind: 'lost', message }));
    });
    asked.once('continue', () => (isTakenUp = true));
    asked.once('error', ({ message }) =>
      resolve(
        isTakenUp
          ? { kind: 'lost', message }
          : { kind: 'not taken up', isNewConnection: !asked.reusedSocket },
      ),
    );
    asked.end();
  });

/** What clients got from a server until it accepted no more connections. */
interface LoadResult {
  /** The statuses of all responses. */
  readonly statuses: readonly number[];
  /** The requests that the server took up and did not answer, by their errors. */
  readonly lost: readonly string[];
}

/** Clients at work. */
export interface ClientLoad {
  /** Once each client has got a response: from then on every connection is one that is kept. */
  readonly answered: Promise<unknown>;
  /** Once no client can connect any more. */
  readonly ended: Promise<LoadResult>;
}

/**
 * Starts clients that ask a server for one thing after the other, each on a connection that is kept alive, until the
 * server accepts no new one. As HTTP has it, a request that the server did not take up is sent again on another
 * connection.
 */
export function startClientLoad(
  count: number,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): ClientLoad {
  const statuses: number[] = [];
  const lost: string[] = [];
  const keepAsking = async (onAnswered: () => void) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const options = { agent, headers: { ...headers, expect: '100-continue' } };
    for (;;) {
      const outcome = await ask(url, options);
      if (outcome.kind === 'not taken up' && outcome.isNewConnection) break;
      if (outcome.kind === 'lost') lost.push(outcome.message);
      if (outcome.kind !== 'response') continue;
      statuses.push(outcome.status);
      onAnswered();
    }
    agent.destroy();
  };
  const clients = Array.from({ length: count }, () => {
    const { promise, resolve } = withResolver();
    return { answered: promise, ended: keepAsking(resolve) };
  });
  return {
    answered: Promise.all(clients.map(({ answered }) => answered)),
    ended: Promise.all(clients.map(({ ended }) => ended)).then(() => ({ statuses, lost })),
  };
}

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
