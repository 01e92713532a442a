import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { mails, users } from '../db/schema';
import type { MailPort } from '../ports/mail-port';
import { createOutbox } from './create-outbox';
import { createSmtpTransport } from './create-smtp-transport';
import { MINUTE_MS } from '../durations';

const FROM = 'shop@example.jp';

const clock = createTestClock();
const received: { to: string[]; source: string }[] = [];
const lines: string[] = [];
/** What the mail server answers; null: it accepts. */
let rejection: { code: number; isDrop?: boolean } | null = null;
let api: TestApi;
let server: SMTPServer;
let url: string;
let outbox: MailPort;

const serve = async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (rejection !== null)
          return done(Object.assign(new Error('rejected'), { responseCode: rejection.code }));
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  // A socket that is cut in the middle is an ordinary failure here.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};
const outboxOf = (): MailPort =>
  createOutbox({
    db: api.db,
    clock,
    afterResponse: api.afterResponse,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    transport: createSmtpTransport(url, FROM),
  });

beforeAll(async () => {
  api = await openTestApi({ clock });
  await serve();
  outbox = outboxOf();
});
beforeEach(async () => {
  await api.db.delete(mails);
  received.length = 0;
  lines.length = 0;
  rejection = null;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await api.close();
});

const write = (change: object = {}) =>
  outbox.send(api.db, {
    channelId: 1,
    to: 'hanako@example.jp',
    subject: '【店】ご注文ありがとうございます',
    text: 'テキストの本文',
    html: '<p>HTMLの本文</p>',
    ...change,
  });
const stored = async () => (await api.db.select().from(mails))[0]!;

it('sends text and HTML, and marks the mail as sent once the mail server has accepted it', async () => {
  await write();
  expect((await stored()).sentAt).toBeNull();
  await outbox.flush();
  const [mail] = received;
  expect(mail!.to).toEqual(['hanako@example.jp']);
  expect(mail!.source).toMatch(/^Content-Type: multipart\/alternative/m);
  for (const [type, text] of [
    ['text/plain', 'テキストの本文'],
    ['text/html', '<p>HTMLの本文</p>'],
  ] as const) {
    const part = new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(mail!.source);
    expect(Buffer.from(part![1]!, 'base64').toString('utf8')).toBe(text);
  }
  expect(await stored()).toMatchObject({ sentAt: clock.now(), failures: 0, claimedUntil: null });
});

it.each([
  ['was sent', null, { gaveUpAt: null }],
  ['was given up', { code: 550 }, { sentAt: null }],
])('nothing of its body is kept of a mail that %s', async (_what, answer, kept) => {
  rejection = answer;
  await write({ text: 'https://shop.example/reminder/reset?token=SECRET', html: '<a href="?token=SECRET">' });
  await outbox.flush();
  expect(await stored()).toMatchObject({ ...kept, to: 'hanako@example.jp', text: '', html: '' });
});

it('a mail that is sent again has the same Message-ID, so that a mailbox shows it once; another mail has another', async () => {
  await write();
  await outbox.flush();
  // The process died after the server had accepted it, and before that was noted.
  await api.db.update(mails).set({ sentAt: null, claimedUntil: null });
  await outbox.flush();
  await write();
  await outbox.flush();
  const ids = received.map(({ source }) => /^Message-ID:\s+(<[\da-f]{64}@[^>]+>)/im.exec(source)?.[1]);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('sends each mail once, however many processes read the outbox', async () => {
  await write();
  await Promise.all(Array.from({ length: 8 }, () => outboxOf().flush()));
  expect(received).toHaveLength(1);
});

it('retries with increasing pauses, then gives up, without personal data in the log', async () => {
  rejection = { code: 451 };
  await write();
  await outbox.flush();
  await outbox.flush();
  expect(await stored()).toMatchObject({ failures: 1, sentAt: null, gaveUpAt: null });
  clock.advance(MINUTE_MS);
  await outbox.flush();
  clock.advance(MINUTE_MS);
  await outbox.flush();
  expect((await stored()).failures).toBe(2);
  for (let tries = 0; tries < 12; tries += 1) {
    clock.advance(60 * MINUTE_MS);
    await outbox.flush();
  }
  expect(await stored()).toMatchObject({ failures: 14, sentAt: null, gaveUpAt: null });
  clock.advance(5 * 24 * 60 * MINUTE_MS);
  await outbox.flush();
  expect((await stored()).gaveUpAt).not.toBeNull();
  expect(lines.at(-1)).toContain('mail given up');
  expect(lines.join('\n')).not.toMatch(/hanako|ご注文|本文/);
});

it('delivers on a retry what the mail server rejected at first', async () => {
  rejection = { code: 421 };
  await write();
  await outbox.flush();
  rejection = null;
  clock.advance(MINUTE_MS);
  await outbox.flush();
  expect(received).toHaveLength(1);
  expect((await stored()).sentAt).not.toBeNull();
});

it('gives up at once on a permanent rejection, and counts it for the member', async () => {
  rejection = { code: 550 };
  await write({ to: 'member@example.jp' });
  await outbox.flush();
  expect(await stored()).toMatchObject({ failures: 1 });
  expect((await stored()).gaveUpAt).not.toBeNull();
  const counts = await api.db
    .select({ count: users.mailErrorCount, channelId: users.channelId })
    .from(users)
    .where(eq(users.email, 'member@example.jp'));
  expect(counts.find(({ channelId }) => channelId === 1)?.count).toBe(1);
  expect(counts.filter(({ count }) => count > 0)).toHaveLength(1);
});

it('sends a mail whose process died while sending it', async () => {
  await write();
  await api.db.update(mails).set({ claimedUntil: new Date(clock.now().getTime() + MINUTE_MS) });
  await outbox.flush();
  expect(received).toHaveLength(0);
  clock.advance(2 * MINUTE_MS);
  await outbox.flush();
  expect(received).toHaveLength(1);
});

it('keeps mails in the outbox while the mail server is unreachable', async () => {
  const away = createOutbox({
    db: api.db,
    clock,
    afterResponse: api.afterResponse,
    log: pino({ level: 'silent' }),
    transport: createSmtpTransport('smtp://127.0.0.1:1', FROM),
  });
  await write();
  await away.flush();
  expect(await stored()).toMatchObject({ failures: 1, sentAt: null, gaveUpAt: null });
});

it('what somebody waits for leaves before what can wait, and newsletters come last', async () => {
  await write({ subject: 'letter', unsubscribeUrl: 'https://shop.example/api/newsletters/default/1-x' });
  await write({ subject: 'restocked' });
  await write({ subject: 'code', isUrgent: true });
  await outbox.flush();
  const subjects = received.map(({ source }) => /^Subject: (\w+)/m.exec(source)?.[1]);
  expect(subjects).toEqual(['code', 'restocked', 'letter']);
});

it('a newsletter has the headers of one-click unsubscribing, and is sent after mails that a shopper waits for', async () => {
  const unsubscribeUrl = 'https://shop.example/api/newsletters/default/1-x';
  await write({ subject: 'letter', unsubscribeUrl });
  await write({ subject: 'order' });
  await outbox.flush();
  const [order, letter] = received.map(({ source }) => source);
  expect(order).toMatch(/^Subject: order\r$/m);
  expect(order).not.toMatch(/^List-/m);
  expect(letter).toMatch(/^Subject: letter\r$/m);
  expect(letter!.replace(/\r\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

// reliability 20
it('a line break adds neither a header nor a recipient', async () => {
  await write({ subject: '件名\r\nBcc: thief@example.jp' });
  await outbox.flush();
  expect(received[0]!.source).not.toMatch(/^Bcc:/m);
  expect(received[0]!.to).toEqual(['hanako@example.jp']);
  for (const change of [
    { to: 'a@example.jp\r\nBcc: thief@example.jp' },
    { subject: 'a\r\nBcc: b@example.jp' },
    { unsubscribeUrl: 'https://a.example>\r\nBcc: b@example.jp' },
  ])
    await expect(
      createSmtpTransport(
        url,
        FROM,
      )({ key: 'one', to: 'a@example.jp', subject: 'x', text: '', html: '', ...change }),
    ).rejects.toThrow('line break');
  await write({ to: 'a@example.jp, thief@example.jp' });
  await outbox.flush();
  expect(received.flatMap(({ to }) => to)).not.toContain('thief@example.jp');
});
