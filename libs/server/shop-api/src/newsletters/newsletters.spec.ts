import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { and, eq, isNotNull } from 'drizzle-orm';
import { encode } from 'iconv-lite';
import { auditEntries, mails, users } from '../db/schema';
import { openNewsletterTokens } from './newsletter-token';

const ORIGIN = 'https://shop.example';
const READERS = ['member@example.jp', 'second@example.jp'];
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

it('goes to the members of the shop who want it, as text and HTML, with its end in body and headers', async () => {
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

it('reads Shift_JIS too', async () => {
  await send(new Uint8Array(encode(LETTER.replaceAll('\n', '\r\n'), 'cp932')));
  expect((await letters())[0]?.text).toContain(LETTER);
});

it('--dry-run shows the first mail and sends nothing', async () => {
  const { code, out } = await send(LETTER, '--dry-run');
  expect([code, out]).toEqual([0, expect.stringMatching(/2 人[^]*秋のうつわ/)]);
  expect(await letters()).toEqual([]);
});

it.each([
  ['an empty letter', '  \n', 2],
  ['what is no text', new Uint8Array([0x89, 0x50, 0xff, 0xfd]), 1],
])('refuses %s', async (_name, content, code) => {
  expect((await send(content)).code).toBe(code);
  expect(await letters()).toEqual([]);
});

// reliability 11
it('opening the link changes nothing; its page asks, tells its address to nobody and runs nothing', async () => {
  const link = await linkOf('member@example.jp');
  const answer = await api.request(link);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<button type="submit">配信を停止する</button>');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await wants('member@example.jp')).toBe(true);
});

it('one press without login ends it at once, and again without harm', async () => {
  const link = await linkOf('member@example.jp');
  for (let times = 0; times < 2; times += 1) {
    const answer = await press(link);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('停止しました')]);
    expect(await wants('member@example.jp')).toBe(false);
  }
  expect(await wants('second@example.jp')).toBe(true);
  await send();
  expect((await letters()).filter(({ to }) => to === 'member@example.jp')).toHaveLength(1);
});

// reliability 19
it('ends nobody’s newsletter by a guessed link, another’s number or another shop', async () => {
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

it('who has left gets none, and their old link says that it is over', async () => {
  const link = await linkOf('second@example.jp');
  await api.db.update(users).set({ leftAt: api.clock.now() }).where(inShop('second@example.jp'));
  expect((await press(link)).status).toBe(200);
  await api.db.delete(mails).where(isNotNull(mails.unsubscribeUrl));
  await send();
  expect((await letters()).map(({ to }) => to)).toEqual(['member@example.jp']);
});

it('no link stands in the log', async () => {
  const link = await linkOf('member@example.jp');
  await press(link);
  expect(api.logLines.join('\n')).not.toContain(link.split('/').at(-1));
});
