import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy that can simulate a hanging server: connections stay open, but nothing is forwarded any more.
 */
export class SilentProxy {
  private readonly sockets = new Set<Socket>();
  private isSilent = false;

  private constructor(
    private readonly server: Server,
    private readonly target: { readonly host: string; readonly port: number },
  ) {}

  static async before(host: string, port: number): Promise<SilentProxy> {
    const server = createServer();
    const proxy = new SilentProxy(server, { host, port });
    server.on('connection', (socket) => proxy.pass(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.server.address() as AddressInfo;
    return address.port;
  }

  /** Stops forwarding, on existing and on new connections. */
  fallSilent(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Forwards new connections again; those that were silenced stay silent. */
  recover(): void {
    this.isSilent = false;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private pass(client: Socket): void {
    this.keep(client);
    if (this.isSilent) {
      client.pause();
      return;
    }
    const upstream = this.keep(connect(this.target.port, this.target.host));
    client.pipe(upstream).pipe(client);
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.sockets.delete(socket);
    });
    return socket;
  }
}
