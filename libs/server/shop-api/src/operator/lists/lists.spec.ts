import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { storeStatement } from '@shop/testing-api/statements';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import * as v from 'valibot';
import { users } from '../../db/schema';
import { readCsv } from '../../csv/read-csv';
import { OPERATOR_COMMANDS } from '../operator-commands';

const Rows = v.array(v.record(v.string(), v.unknown()));
/** Every list, with what it needs. */
const LISTS = [
  { words: ['orders', 'list'], states: ['received', 'paid', 'refund-due'], hasDays: true },
  { words: ['orders', 'destinations'], states: ['ready', 'shipped'], hasDays: false },
  { words: ['orders', 'sales'], states: ['received', 'paid'], hasDays: true },
  { words: ['products', 'list'], states: ['shown', 'hidden', 'sold-out'], hasDays: true },
  { words: ['members', 'list'], states: ['registered', 'unregistered', 'left'], hasDays: true },
  { words: ['inquiries', 'list'], states: ['waiting', 'answered'], hasDays: true },
  { words: ['reviews', 'list'], states: ['shown', 'hidden'], hasDays: true },
  {
    words: ['coupons', 'list', '--channel', 'default'],
    states: ['open', 'upcoming', 'ended'],
    hasDays: true,
  },
  { words: ['returns', 'list'], states: ['requested', 'completed'], hasDays: true },
  { words: ['messages', 'list', '--channel', 'default'], states: ['shown', 'hidden'], hasDays: true },
  { words: ['popups', 'list', '--channel', 'default'], states: ['shown', 'hidden'], hasDays: true },
  { words: ['synonyms', 'list', '--channel', 'default'], states: [], hasDays: false },
  { words: ['companies', 'list', '--channel', 'corporate'], states: [], hasDays: false },
  { words: ['companies', 'members', '--channel', 'corporate'], states: [], hasDays: false },
  { words: ['statements', 'list', '--channel', 'corporate'], states: ['waiting', 'paid'], hasDays: true },
  { words: ['schools', 'list', '--channel', 'school'], states: [], hasDays: false },
  { words: ['shipping-fees', 'list', '--channel', 'default'], states: [], hasDays: false },
  { words: ['payment-fees', 'list', '--channel', 'default'], states: [], hasDays: false },
  { words: ['business-days', 'list', '--channel', 'default'], states: [], hasDays: false },
  { words: ['audit'], states: [], hasDays: true },
] as const;
const titled = LISTS.map((list) => [list.words.join(' '), list] as const);

const clock = createTestClock('2026-06-10T23:30:00+09:00');
let api: TestApi;
let shop: Operator;
/** Ordered at 23:30 on the 10th and at 00:30 on the 11th, in Japan. */
let orderNos: readonly string[];
beforeAll(async () => {
  api = await openTestApi({ clock });
  shop = operatorOf(api);
  const [product] = await wellStockedProducts(api.db, 1);
  const order = async () => {
    const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }]);
    return (await decideCart(api, cart)).body.order_no;
  };
  const late = await order();
  clock.advance(60 * 60 * 1000);
  orderNos = [late, await order()];
  for (const [word, meaning] of [
    ['湯呑み', '湯のみ'],
    ['お皿', '皿'],
  ] as const)
    await shop('synonyms', 'add', word, meaning, '--channel', 'default');
  await shop('companies', 'add', 'AOI', '葵工務店', '--credit-limit', 'none', '--channel', 'corporate');
  for (let count = 0; count < 2; count += 1) await storeStatement(api, 'buyer@example.jp');
  await shop('business-days', 'set', '2026-08-13', 'closed', '--channel', 'default');
  await shop('messages', 'set', 'none', '--show', 'true', '--channel', 'default');
});
afterAll(() => api.close());

const json = async (...words: readonly string[]) => {
  const { code, out, err } = await shop(...words, '--format', 'json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return v.parse(Rows, JSON.parse(out));
};

it('every command that lists is one of these', () => {
  const lists = OPERATOR_COMMANDS.map(({ name }) => name).filter((name) => / list$|^audit$/.test(name));
  expect(
    LISTS.map(({ words: [first, second] }) => (second === undefined ? first : `${first} ${second}`)),
  ).toEqual(expect.arrayContaining(lists));
});

it.each(titled)('%s prints the same rows as JSON and as CSV', async (_name, { words }) => {
  const rows = await json(...words, '--limit', '10000');
  const { code, out } = await shop(...words, '--limit', '10000', '--format', 'csv');
  expect(code).toBe(0);
  expect(out.startsWith('\uFEFF')).toBe(true);
  const { headings, records } = readCsv(new TextEncoder().encode(out));
  expect(records).toHaveLength(rows.length);
  for (const row of rows) expect(Object.keys(row)).toEqual(headings);
});

it.each(titled.filter(([, { words }]) => !['inquiries', 'returns'].includes(words[0])))(
  '%s says on standard error that it is cut and how to get the rest; together they are all',
  async (_name, { words }) => {
    const all = await json(...words, '--limit', '10000');
    expect(all.length).toBeGreaterThan(1);
    const first = await shop(...words, '--limit', '1', '--format', 'json');
    expect(first.err).toContain('--offset 1 ');
    const rest = await json(...words, '--offset', '1', '--limit', '10000');
    expect([...v.parse(Rows, JSON.parse(first.out)), ...rest]).toEqual(all);
    for (const format of ['text', 'csv'])
      expect((await shop(...words, '--limit', '1', '--format', format)).err).toContain('ほかにもあります');
    const exact = await shop(...words, '--limit', String(all.length));
    expect(exact.err).toBe('');
  },
);

it.each(titled.filter(([, { states }]) => states.length > 0))(
  '%s by each state has every row once',
  async (_name, { words, states }) => {
    const shown: unknown[] = [];
    for (const state of states.filter((one) => one !== 'sold-out'))
      shown.push(...(await json(...words, '--state', state, '--limit', '10000')));
    const all = await json(...words, '--limit', '10000');
    if (words[0] !== 'orders') expect(shown).toHaveLength(all.length);
    const unknown = await shop(...words, '--state', 'lost');
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('知らない状態です: lost')]);
  },
);

it.each(titled.filter(([, { hasDays }]) => hasDays))(
  '%s by days has none of other days, and rejects what is no day',
  async (_name, { words }) => {
    expect(await json(...words, '--from', '2001-01-01', '--to', '2001-12-31')).toEqual([]);
    expect(await json(...words, '--from', '2001-01-01', '--limit', '10000')).toEqual(
      await json(...words, '--limit', '10000'),
    );
    for (const day of ['2026-02-30', '10.6.2026', 'today', '2026-6-1'])
      expect((await shop(...words, '--from', day)).code).toBe(2);
    expect((await shop(...words, '--from', '2026-06-11', '--to', '2026-06-10')).err).toContain('--to より後');
  },
);

it('a day begins and ends in Japan', async () => {
  const on = async (day: string) =>
    (await json('orders', 'list', '--from', day, '--to', day)).map((row) => row['order_no']);
  expect(await on('2026-06-10')).toContain(orderNos[0]);
  expect(await on('2026-06-10')).not.toContain(orderNos[1]);
  expect(await on('2026-06-11')).toEqual([orderNos[1]]);
});

it('orders are told with numbers, truth values and times that programs read', async () => {
  const [row] = await json('orders', 'list', '--limit', '10000', '--from', '2026-06-11');
  expect(row).toMatchObject({
    order_no: orderNos[1],
    ordered_at: '2026-06-11T00:30:00+09:00',
    channel: 'default',
    status: 'received',
    is_paid: false,
    total_payment: expect.any(Number) as number,
  });
});

it('what a shopper typed runs as no formula in a CSV file', async () => {
  await api.db.update(users).set({ companyName: '=HYPERLINK("https://evil.example")' });
  const { out } = await shop('members', 'list', '--format', 'csv');
  expect(out).toContain(`"'=HYPERLINK(`);
  expect(out).not.toMatch(/(^|,)"?=/m);
});

it('an empty list is empty JSON, and CSV with its headings alone', async () => {
  const none = ['orders', 'list', '--to', '2001-01-01'] as const;
  expect((await shop(...none, '--format', 'json')).out).toBe('[]');
  expect((await shop(...none, '--format', 'csv')).out).toMatch(/^\uFEFForder_no,.*shipped_destinations$/);
  expect((await shop(...none)).out).toContain('注文はありません');
});

it.each([
  ['an unknown format', ['--format', 'xml'], '--format は text、json、csv'],
  ['no rows', ['--limit', '0'], '1 から 10000'],
  ['a negative offset', ['--offset', '-1'], '--offset は 0 から'],
])('rejects %s', async (_name, options, said) => {
  const { code, err } = await shop('orders', 'list', ...options);
  expect([code, err]).toEqual([2, expect.stringContaining(said)]);
});

it('products list prints the page of each product', async () => {
  const [row] = await json('products', 'list', '--channel', 'default', '--limit', '10000');
  const { out } = await shop('products', 'list', '--channel', 'default', '--limit', '1');
  expect(row?.['url']).toMatch(/^https:\/\/shop\.example\/product\/[\w-]+$/);
  expect(out).toContain(String(row?.['url']));
});

it('a backup that is refused is not in the audit log, and one that fails is marked', async () => {
  const backups = async () =>
    (await json('audit', '--limit', '10000')).filter(({ command }) => command === 'backup');
  const refused = await shop('backup', __filename);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('すでにあります')]);
  expect(await backups()).toEqual([]);
  expect((await shop('backup', `${__filename}.tar`)).code).toBe(1);
  expect((await backups()).map(({ after }) => after)).toEqual(expect.arrayContaining([{ is_failed: true }]));
});
