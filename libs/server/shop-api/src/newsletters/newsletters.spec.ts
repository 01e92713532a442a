import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { operatorContextOf } from '@shop/testing-api/operator-context';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { encode } from 'iconv-lite';
import { pino } from 'pino';
import { auditEntries, channels, mails, newsletters, users } from '../db/schema';
import { createOutbox } from '../mail/create-outbox';
import { sendNewsletter } from '../operator/newsletters/send-newsletter';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { deleteInterruptedNewsletters } from './delete-interrupted-newsletters';
import { openNewsletterTokens } from './newsletter-token';

const ORIGIN = 'https://shop.example';
const READERS = ['member@example.jp', 'second@example.jp'];
const DAY_MS = 24 * 60 * 60 * 1000;
const LETTER = '髙﨑の新作が届きました。\n<b>秋のうつわ</b>\n\nどうぞご覧ください。';

let api: TestApi;
let shop: Operator;
let folder: string;

beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-newsletter-'));
});
beforeEach(async () => {
  await api.db.delete(mails).where(isNotNull(mails.unsubscribeUrl));
  await api.db.delete(newsletters);
  await api.db.update(users).set({ isReceiveNewsletter: false });
  for (const email of READERS) await wish(email, true);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const inShop = (email: string) => and(eq(users.channelId, 1), eq(users.email, email));
const wish = (email: string, isReceiveNewsletter: boolean) =>
  api.db.update(users).set({ isReceiveNewsletter }).where(inShop(email));
const memberOf = async (email: string) => (await api.db.select().from(users).where(inShop(email)))[0]!;
const wants = async (email: string) => (await memberOf(email)).isReceiveNewsletter;
const send = async (content: string | Uint8Array = LETTER, ...options: readonly string[]) => {
  const file = path.join(folder, 'letter.txt');
  await writeFile(file, content);
  return shop('newsletter', file, '--channel', 'default', '--subject', '秋の便り', ...options);
};
const letters = () => api.db.select().from(mails).where(isNotNull(mails.unsubscribeUrl)).orderBy(mails.to);
const linkOf = async (email: string) => {
  await send();
  const letter = (await letters()).find(({ to }) => to === email);
  return letter!.unsubscribeUrl!.slice(`${ORIGIN}/api`.length);
};
const press = (link: string) =>
  api.request(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

it('goes to the subscribed members of the shop as text and HTML, with unsubscribe links in body and headers', async () => {
  const { code, out } = await send();
  expect([code, out]).toEqual([0, expect.stringContaining('2 通')]);
  const sent = await letters();
  expect(sent.map(({ to, channelId }) => [to, channelId])).toEqual(READERS.map((to) => [to, 1]));
  const [{ subject, text, html, unsubscribeUrl }] = sent as [(typeof sent)[0]];
  expect(subject).toContain('秋の便り');
  expect(text).toContain('髙﨑の新作が届きました。');
  expect(html).toContain('&lt;b&gt;秋のうつわ&lt;/b&gt;');
  expect(unsubscribeUrl).toMatch(/^https:\/\/shop\.example\/api\/newsletters\/default\/\d+-[\w-]{43}$/);
  for (const part of [text, html]) expect(part).toContain(unsubscribeUrl);
  const mailbox = (await (await api.request('/dev/mailbox.json')).json()) as { headers: object }[];
  expect(mailbox[0]?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<https:.*>$/) as string,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(await api.db.$count(auditEntries, eq(auditEntries.command, 'newsletter'))).toBe(1);
});

it('goes to nobody who has not proved the mail address', async () => {
  await api.db.update(users).set({ emailVerifiedAt: null }).where(inShop(READERS[0]!));
  expect((await send(LETTER, '--dry-run')).out).toMatch(/1 人/);
  await send();
  expect((await letters()).map(({ to }) => to)).toEqual([READERS[1]]);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(inShop(READERS[0]!));
});

it('reads Shift_JIS too', async () => {
  await send(new Uint8Array(encode(LETTER.replaceAll('\n', '\r\n'), 'cp932')));
  expect((await letters())[0]?.text).toContain(LETTER);
});

it('--dry-run shows the first mail and sends nothing', async () => {
  const { code, out } = await send(LETTER, '--dry-run');
  expect([code, out]).toEqual([0, expect.stringMatching(/2 人[^]*秋のうつわ/)]);
  expect(await letters()).toEqual([]);
});

it('the same newsletter, repeated or run twice at once, goes out once, and says when it did', async () => {
  const both = await Promise.all([send(), send()]);
  const again = await send();
  const outs = [...both, again].map(({ code, out }) => [code, /送信待ちにしました/.test(out)]);
  expect(outs.toSorted()).toEqual([
    [0, false],
    [0, false],
    [0, true],
  ]);
  expect(again.out).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} に 2 通送っています/);
  expect((await letters()).map(({ to }) => to)).toEqual(READERS);
  expect((await send(LETTER, '--dry-run')).out).toContain('2 通送っています');
});

it('a newsletter that nobody reads yet, also one that an earlier version has kept, can be sent later', async () => {
  for (const email of READERS) await wish(email, false);
  expect((await send()).out).toContain('受け取りを希望する方）がいない');
  await wish(READERS[0]!, true).then(() => send());
  await api.db.delete(mails).where(isNotNull(mails.unsubscribeUrl));
  await api.db.update(newsletters).set({ readers: 0 });
  expect((await send()).out).toContain('1 通を送信待ちにしました');
});

it('a newsletter that stopped in the middle went to nobody, and goes to everybody the next time', async () => {
  const failing = operatorOf({
    ...api,
    mail: {
      ...api.mail,
      send: (executor, mail) =>
        mail.to === READERS[1] ? Promise.reject(new Error('killed')) : api.mail.send(executor, mail),
    },
  });
  const file = path.join(folder, 'letter.txt');
  await writeFile(file, LETTER);
  const words = ['newsletter', file, '--channel', 'default', '--subject', '秋の便り'];
  expect((await failing(...words)).code).toBe(1);
  expect(await letters()).toEqual([]);
  expect((await shop(...words)).out).toContain('2 通を送信待ち');
  expect((await letters()).map(({ to }) => to)).toEqual(READERS);
});

it('another subject, another text and another shop are other newsletters', async () => {
  await send();
  expect((await send(`${LETTER}\n追伸`)).out).toContain('2 通を送信待ち');
  const file = path.join(folder, 'letter.txt');
  const to = (channel: string, subject: string) =>
    shop('newsletter', file, '--channel', channel, '--subject', subject);
  expect((await to('default', '冬の便り')).out).toContain('送信待ち');
  expect((await to('gift', '冬の便り')).out).not.toContain('通送っています');
});

it.each([
  ['an empty letter', '  \n', 2],
  ['what is no text', new Uint8Array([0x89, 0x50, 0xff, 0xfd]), 1],
])('rejects %s', async (_name, content, code) => {
  expect((await send(content)).code).toBe(code);
  expect(await letters()).toEqual([]);
});

// reliability 11
it('opening the link changes nothing; its page asks for confirmation, sends no referrer and runs no script', async () => {
  const link = await linkOf('member@example.jp');
  const response = await api.request(link);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<button type="submit">配信を停止する</button>');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await wants('member@example.jp')).toBe(true);
});

it('one click without login unsubscribes, and repeating it is no error', async () => {
  const link = await linkOf('member@example.jp');
  for (let times = 0; times < 2; times += 1) {
    const response = await press(link);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('停止しました')]);
    expect(await wants('member@example.jp')).toBe(false);
  }
  expect(await wants('second@example.jp')).toBe(true);
  await send('つぎの便りです。');
  expect((await letters()).filter(({ to }) => to === 'member@example.jp')).toHaveLength(1);
});

// reliability 19
it('a guessed link, another member’s id and another shop’s link unsubscribe nobody', async () => {
  const link = await linkOf('member@example.jp');
  const { id } = await memberOf('second@example.jp');
  const tokens = await openNewsletterTokens(api, 'gift');
  const own = await memberOf('member@example.jp');
  for (const wrong of [
    link.replace(/\d+-/, `${id}-`),
    link.replace('/default/', '/gift/'),
    `/newsletters/default/${tokens.sign(own.id)}`,
    '/newsletters/nowhere/1-x',
    `/newsletters/default/${id}-${'A'.repeat(43)}`,
  ]) {
    expect((await press(wrong)).status).toBe(404);
    expect((await api.request(wrong)).status).toBe(404);
  }
  expect([await wants('member@example.jp'), await wants('second@example.jp')]).toEqual([true, true]);
});

it('mails leave only once all of a newsletter are written; those of one that was interrupted are deleted', async () => {
  await send();
  const interrupted = { channelId: 1, digest: 'x', subject: '秋', readers: 0, createdAt: api.clock.now() };
  const [newsletter] = await api.db.insert(newsletters).values(interrupted).returning();
  await api.db.update(mails).set({ newsletterId: newsletter!.id }).where(eq(mails.to, 'second@example.jp'));
  const sent: string[] = [];
  const transport = ({ to }: { readonly to: string }) => Promise.resolve(void sent.push(to));
  await createOutbox({ ...api, log: pino({ level: 'silent' }), transport }).flush();
  expect(sent).toContain('member@example.jp');
  expect(sent).not.toContain('second@example.jp');
  const mailbox = (await (await api.request('/dev/mailbox.json')).json()) as { to: string }[];
  expect(mailbox.map(({ to }) => to)).not.toContain('second@example.jp');
  const task = () =>
    deleteInterruptedNewsletters({
      ...{ ...api, config: DEFAULT_CONFIG, log: pino({ level: 'silent' }), isOver: () => false },
    });
  expect(await task()).toBe(0);
  api.clock.advance(DAY_MS + 1);
  expect(await task()).toBeGreaterThan(0);
  expect(await api.db.$count(newsletters, isNull(newsletters.sentAt))).toBe(0);
});

it('one that fails half way leaves nothing', async () => {
  const [channel] = await api.db.select().from(channels).where(eq(channels.id, 1));
  const mail = { ...api.mail, send: () => Promise.reject(new Error('no more room')) };
  const context = { ...operatorContextOf(api), mail };
  const letter = { subject: '秋', text: '本文', whom: { product: null, from: null, until: null } };
  await expect(sendNewsletter(context, channel!, letter)).rejects.toThrow('no more room');
  expect([await letters(), await api.db.$count(newsletters, isNull(newsletters.sentAt))]).toEqual([[], 0]);
});

it('a closed account gets none, and its old link says that it is unsubscribed', async () => {
  const link = await linkOf('second@example.jp');
  await api.db.update(users).set({ leftAt: api.clock.now() }).where(inShop('second@example.jp'));
  expect((await press(link)).status).toBe(200);
  await api.db.delete(mails).where(isNotNull(mails.unsubscribeUrl));
  await send('つぎの便りです。');
  expect((await letters()).map(({ to }) => to)).toEqual(['member@example.jp']);
});

it('no unsubscribe link is in the log', async () => {
  const link = await linkOf('member@example.jp');
  await press(link);
  expect(api.logLines.join('\n')).not.toContain(link.split('/').at(-1));
});
