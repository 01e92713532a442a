import { Socket } from 'node:net';

/** The sockets to a database, so that hanging ones can be destroyed. */
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

  /** The bytes that the database has sent so far. */
  get bytesRead(): number {
    let sum = this.closedBytes;
    for (const { bytesRead } of this.open) sum += bytesRead;
    return sum;
  }

  /** Destroys every connection; pending statements fail at once. */
  cut(): void {
    for (const socket of this.open) socket.destroy();
  }
}
