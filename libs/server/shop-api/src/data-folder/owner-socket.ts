import { chmod } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';

/** Only the folder's own user may talk to its owner. */
const PRIVATE_MODE = 0o600;

/** A server on a unix socket, which closes connections until a handler is set. */
export class OwnerSocket {
  private readonly connections = new Set<Socket>();
  private handler: ((socket: Socket) => void) | null = null;
  private readonly server: Server = createServer((socket) => {
    if (this.handler === null) {
      socket.destroy();
      return;
    }
    this.connections.add(socket);
    socket.on('close', () => this.connections.delete(socket));
    this.handler(socket);
  });

  serve(handler: (socket: Socket) => void): void {
    this.handler = handler;
  }

  async listen(at: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.on('error', reject);
      this.server.listen(at, resolve);
    });
    this.server.unref();
    await chmod(at, PRIVATE_MODE);
  }

  close(): Promise<void> {
    for (const connection of this.connections) connection.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
