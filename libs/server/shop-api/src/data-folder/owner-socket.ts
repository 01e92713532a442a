import { chmod } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';

/** Only the folder's own user may talk to its owner. */
const PRIVATE_MODE = 0o600;

/** A server on a unix socket, which closes connections until a handler is set. */
export class OwnerSocket {
  private readonly visitors = new Set<Socket>();
  private answer: ((socket: Socket) => void) | null = null;
  private readonly server: Server = createServer((socket) => {
    if (this.answer === null) {
      socket.destroy();
      return;
    }
    this.visitors.add(socket);
    socket.on('close', () => this.visitors.delete(socket));
    this.answer(socket);
  });

  serve(answer: (socket: Socket) => void): void {
    this.answer = answer;
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
    for (const visitor of this.visitors) visitor.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
