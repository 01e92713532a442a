import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CONNECTIONS = 10;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

/**
 * The client would make text of every body: of compressed bytes, which are no text, that takes ten times as long as of
 * the plain answer's, and the client has half of the machine.
 */
const leaveBodiesUnread = (client) => {
  client.pipelinedRequests.addBody = () => undefined;
};

/** Requests per second of one address with ten connections, after a warm-up; fails on any answer but 2xx. */
export async function requestRate(url, options = {}) {
  const run = (duration) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      setupClient: leaveBodiesUnread,
      ...options,
      headers: { ...HEADERS, ...options.headers },
    });
  await run(WARM_UP_SECONDS);
  const result = await run(SECONDS);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

/** Requests per second of a plain in-memory answer of that size, in a process of its own. */
export async function plainRate(size) {
  const script = fileURLToPath(new URL('./plain-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, 'serve', String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise((resolve) =>
      child.stdout.once('data', (chunk) => resolve(chunk.toString().trim())),
    );
    return await requestRate(url);
  } finally {
    child.kill();
  }
}
