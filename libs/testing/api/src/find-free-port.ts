import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below what systems give to connections by themselves, and without a port that browsers refuse. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

const isTaken = (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE';

/**
 * Reserves the number for this process until it ends, however it ends: by the UDP port of the same number, which nothing
 * else here uses.
 */
const reserve = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', (error) => (isTaken(error) ? resolve(false) : reject(error)));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });

/** Whether nobody listens there, at this machine's own address or at all of them. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (isTaken(error) ? resolve(false) : reject(error)));
    probe.listen({ port, host: '0.0.0.0', exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Takes a port for this process, if it is free. */
export const takePort = async (port: number): Promise<boolean> =>
  (await reserve(port)) && (await isFree(port));

/**
 * A free port of this machine. No other call gets it while this process runs, in whatever process: between this and the
 * start of a server, another run of tests may look for one too.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await takePort(port)) return port;
  }
}
