import { Socket } from 'node:net';

/** The connections to a database, so that those which hang can be cut. */
export class DatabaseSockets {
  private readonly open = new Set<Socket>();
  private closedBytes = 0;

  /** A socket for the driver to connect. */
  make(): Socket {
    const socket = new Socket();
    this.open.add(socket);
    socket.once('close', () => {
      this.open.delete(socket);
      this.closedBytes += socket.bytesRead;
    });
    return socket;
  }

  /** How much the database has sent. */
  get bytesRead(): number {
    let sum = this.closedBytes;
    for (const { bytesRead } of this.open) sum += bytesRead;
    return sum;
  }

  /** Cuts every connection; whoever waits for an answer hears at once that there is none. */
  cut(): void {
    for (const socket of this.open) socket.destroy();
  }
}
