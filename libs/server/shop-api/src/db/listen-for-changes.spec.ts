import { once } from 'node:events';
import { connect, createServer, type Server, Socket } from 'node:net';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { type DatabaseChange, DatabaseChanges } from './database-changes';
import { listenForChanges } from './listen-for-changes';

/** A way to the server that can fall silent without closing a connection. */
class SilencingProxy {
  private readonly server: Server;
  private isSilent = false;

  constructor(target: URL) {
    this.server = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      near.on('data', (bytes) => this.isSilent || far.write(bytes));
      far.on('data', (bytes) => this.isSilent || near.write(bytes));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => undefined);
        one.on('close', () => other.destroy());
      }
      // Whoever comes after the silence gets through.
      this.isSilent = false;
    });
  }

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }
  silence(): void {
    this.isSilent = true;
  }
  close(): void {
    this.server.close();
  }
}

describeOnPostgres('the connection that listens for changes', () => {
  it('is replaced when the server falls silent, and whoever listens learns that changes may have been missed', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const proxy = new SilencingProxy(new URL(url));
    url.port = String(await proxy.listen());
    const changes = new DatabaseChanges();
    const next = () =>
      new Promise<DatabaseChange>((resolve) => {
        const stop = changes.subscribe((change) => {
          stop();
          resolve(change);
        });
      });
    const connected = next();
    const stop = listenForChanges(changes, {
      connectionString: url.href,
      makeSocket: () => new Socket(),
      heartbeatMs: 50,
      responseLimitMs: 500,
    });
    await connected;
    const reconnected = next();
    proxy.silence();
    expect(await reconnected).toEqual({ channelId: null, what: 'all' });
    expect(changes.isListening).toBe(true);
    await stop();
    proxy.close();
  });
});
