import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { findFreePort, takePort } from './find-free-port';

/** What a call in another process does first. */
const reserveElsewhere = (port: number) => `
  const socket = require('node:dgram').createSocket('udp4');
  socket.once('error', ({ code }) => console.log(code));
  socket.bind({ port: ${port}, address: '127.0.0.1', exclusive: true }, () => socket.close());
`;

it('a port that was found can be listened at, and no other process gets it while this one runs', async () => {
  const port = await findFreePort();
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', reserveElsewhere(port)]);
  expect(stdout.trim()).toBe('EADDRINUSE');
  expect(await takePort(port)).toBe(false);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

it('many that look at once each get their own', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()));
  expect(new Set(ports).size).toBe(ports.length);
});

it('a port where somebody listens who reserved nothing is not taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  expect(await takePort((other.address() as AddressInfo).port)).toBe(false);
  other.close();
});
