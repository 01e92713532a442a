import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that greets nobody until it is told to. */
export interface HeldMailServer {
  readonly url: string;
  /** Whom it has taken mails for. */
  readonly received: readonly string[];
  /** Once somebody has connected, to send a mail. */
  readonly connected: Promise<void>;
  release(): void;
  close(): Promise<void>;
}

export async function startHeldMailServer(): Promise<HeldMailServer> {
  const received: string[] = [];
  let connect = (): void => undefined;
  let release = (): void => undefined;
  const connected = new Promise<void>((resolve) => (connect = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, greet) {
      connect();
      released.then(() => greet(), greet);
    },
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // Whoever leaves in the middle is what a test may be about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    connected,
    release: () => release(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
