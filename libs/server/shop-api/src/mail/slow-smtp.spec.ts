import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { loginSpec } from '@shop/contract/auth/login';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { mails } from '../db/schema';
import { createSmtpTransport, type SmtpLimits } from './create-smtp-transport';

const LIMITS: SmtpLimits = { connectMs: 400, greetingMs: 400, silenceMs: 400, mailMs: 1_200 };
/** Longer than any test takes. */
const ENDLESS: SmtpLimits = { connectMs: 60_000, greetingMs: 60_000, silenceMs: 60_000, mailMs: 60_000 };
const DRIP_MS = 100;

type Behaviour = 'never greets' | 'greets and falls silent' | 'drips for ever';

let server: Server;
let behaviour: Behaviour;
let url: string;
let limits = LIMITS;
const sockets = new Set<Socket>();

/** Answers as a mail server does, or as one that never comes to an end. */
function answer(socket: Socket): void {
  sockets.add(socket);
  const drip = setInterval(() => {
    if (behaviour === 'drips for ever') socket.write('250-wait\r\n');
  }, DRIP_MS);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearInterval(drip);
    sockets.delete(socket);
  });
  if (behaviour !== 'never greets') socket.write('220 slow.example ESMTP\r\n');
}

let api: TestApi;
beforeAll(async () => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await openTestApi({
    transport: (mail) => createSmtpTransport(url, 'shop@example.jp', limits)(mail),
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await api.close();
});
beforeEach(() => api.db.delete(mails));

it.each<[Behaviour, number]>([
  ['never greets', LIMITS.greetingMs],
  ['greets and falls silent', LIMITS.silenceMs],
  ['drips for ever', LIMITS.mailMs],
])(
  'a mail server that %s is left after its time, and the mail is tried again later',
  async (how, limitMs) => {
    behaviour = how;
    const started = performance.now();
    await api.mail.send(api.db, { channelId: 1, to: 'a@example.jp', subject: 's', text: 't', html: 'h' });
    await api.mail.flush();
    const tookMs = performance.now() - started;
    expect(tookMs).toBeGreaterThanOrEqual(limitMs - DRIP_MS);
    expect((await api.db.select().from(mails))[0]).toMatchObject({ failures: 1, sentAt: null, text: 't' });
  },
);

it('a sign-in with a one-time code does not wait for the mail server, nor for newsletters before its mail', async () => {
  behaviour = 'greets and falls silent';
  limits = ENDLESS;
  const letter = { channelId: 1, subject: 'letter', text: 't', html: 'h' };
  for (let reader = 0; reader < 25; reader += 1)
    await api.mail.send(api.db, {
      ...letter,
      to: `reader-${reader}@example.jp`,
      unsubscribeUrl: 'https://shop.example/api/newsletters/default/1-x',
    });
  const body = { email: 'mfa@example.jp', password: 'demo-pass-2026' };
  expect((await api.call(loginSpec, { body })).body.is_verify).toBe(true);
  const [code] = await api.db.select().from(mails).where(eq(mails.to, 'mfa@example.jp'));
  expect(code).toMatchObject({ priority: 0, sentAt: null });
});
