import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Responds to every request with the same bytes from memory: the baseline that rates are compared with.
 * @param {Buffer} body
 * @param {import('node:http').OutgoingHttpHeaders} headers
 */
export async function startPlainServer(body, headers) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The plain server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

// Run as a process of its own, so that baseline and shop have the same share of the machine.
if (process.argv[2] === 'serve') {
  const size = Number(process.argv[3]);
  const { url } = await startPlainServer(Buffer.alloc(size, 'a'), {
    'content-type': 'text/html; charset=utf-8',
  });
  process.stdout.write(`${url}\n`);
}
