import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CONNECTIONS = 10;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

/**
 * The client would decode every body as text. For compressed bytes, which are no text, that takes ten times as long as
 * for the plain response, and the client has half of the machine.
 * @param {import('autocannon').Client} client
 */
const leaveBodiesUnread = (client) => {
  client.pipelinedRequests.addBody = () => undefined;
};

/**
 * Requests per second of one address with ten connections, after a warm-up; fails on any response but 2xx.
 * @param {string} url
 * @param {Pick<import('autocannon').Options, 'headers' | 'requests'>} options
 */
export async function requestRate(url, options = {}) {
  const run = (/** @type {number} */ duration) =>
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
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

/**
 * Requests per second of a plain in-memory response of that size, served by a process of its own.
 * @param {number} size
 */
export async function plainRate(size) {
  const script = fileURLToPath(new URL('./plain-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, 'serve', String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [chunk] = await once(child.stdout, 'data');
    const url = String(chunk).trim();
    return await requestRate(url);
  } finally {
    child.kill();
  }
}
