import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq, isNotNull } from 'drizzle-orm';
import { auditEntries, mails, users } from '../../db/schema';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-newsletter-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

it('a dry run shows the mail also while nobody wants it', async () => {
  const file = path.join(folder, 'letter.txt');
  await writeFile(file, '秋のうつわが届きました');
  await api.db.update(users).set({ isReceiveNewsletter: false });
  const shop = operatorOf(api);
  const words = [file, '--subject', '秋の便り', '--channel', 'default', '--dry-run'];
  const { code, out } = await shop('newsletter', ...words);
  expect([code, out.split('\n')[0]]).toEqual([0, expect.stringContaining('宛先は 0 人です')]);
  for (const text of ['秋の便り', '（お名前）', '秋のうつわが届きました', '配信の停止はこちら'])
    expect(out).toContain(text);
  expect(await api.db.$count(mails, isNotNull(mails.unsubscribeUrl))).toBe(0);
});

describe('to some', () => {
  let code: string;
  let cancelled: string;
  beforeAll(async () => {
    await api.db.update(users).set({ isReceiveNewsletter: true });
    const products = await wellStockedProducts(api.db, 2);
    [code, cancelled] = products.map((product) => product.code) as [string, string];
    const order = async (key: string, email: string) => {
      const member = { token: await api.signIn(email) };
      const cart = await createReadyCart(api, [{ product_key: key, quantity: 1 }], member);
      return (await decideCart(api, cart, member)).body.order_no;
    };
    await order(products[0]!.key, 'member@example.jp');
    const gone = await order(products[1]!.key, 'second@example.jp');
    expect((await operatorOf(api)('orders', 'cancelled', gone, '--reason', '欠品のため')).code).toBe(0);
  });
  const send = async (text: string, ...words: readonly string[]) => {
    const file = path.join(folder, 'letter.txt');
    await writeFile(file, text);
    return operatorOf(api)('newsletter', file, '--subject', '便り', '--channel', 'default', ...words);
  };
  const readers = async () =>
    (await api.db.select({ to: mails.to }).from(mails).where(isNotNull(mails.unsubscribeUrl))).map(
      ({ to }) => to,
    );

  it.each([
    ['who ordered a product', () => ['--product', code], 1],
    ['whose order of it was cancelled', () => ['--product', cancelled], 0],
    ['of a product that nobody ordered', () => ['--product', 'no-such-code'], 0],
    ['who ordered today', () => ['--from', '2026-06-10'], 1],
    ['who ordered before the shop opened', () => ['--to', '2020-01-01'], 0],
  ])('those %s', async (_who, words, count) => {
    expect((await send('秋のうつわ', ...words(), '--dry-run')).out).toContain(`宛先は ${count} 人です`);
  });

  it('it goes to them alone, the audit log says to whom, and the same one goes to nobody else', async () => {
    expect((await send('お使いの品のお手入れ', '--product', code)).out).toContain('1 通を送信待ちにしました');
    expect(await readers()).toEqual(['member@example.jp']);
    const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.command, 'newsletter'));
    expect(entry?.after).toEqual({ readers: 1, product: code, from: null, until: null });
    expect((await send('お使いの品のお手入れ')).out).toContain('もう一度は送りません');
    expect(await readers()).toEqual(['member@example.jp']);
  });

  it('a period that ends before it begins is refused', async () => {
    const refused = await send('秋', '--from', '2026-06-10', '--to', '2026-06-01');
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--from が --to より後です')]);
  });
});
