import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { placeDividedOrder } from '@shop/testing-api/divided-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq, inArray } from 'drizzle-orm';
import { orders, orderShippings } from '../../db/schema';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const ALLOWED = '--allow-same-tracking';

let api: TestApi;
let shop: Operator;
let folder: string;
let product: string;
/** Three paid orders of one destination each. */
let placed: readonly [string, string, string];
let made = 0;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-same-tracking-'));
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
beforeEach(async () => {
  const member = { token: await api.signIn('member@example.jp') };
  const place = async () => {
    const cart = await createReadyCart(api, [{ product_key: product, quantity: 1 }], member);
    const { order_no: no } = (await decideCart(api, cart, member)).body;
    await shop('orders', 'paid', no);
    return no;
  };
  placed = [await place(), await place(), await place()];
});
afterEach(() => checkInvariants(api.db));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** A number that no earlier test has used. */
const fresh = () => `4000-0000-${String((made += 1)).padStart(4, '0')}`;
const ship = (no: string, tracking: string, ...options: readonly string[]) =>
  shop('orders', 'shipped', no, '--tracking', tracking, ...options);
async function shipFile(rows: readonly string[], ...options: readonly string[]) {
  const file = path.join(folder, 'shipments.csv');
  await writeFile(file, ['order_no,tracking', ...rows].join('\n'));
  return shop('orders', 'shipped', '--file', file, ...options);
}
const stored = async () => {
  const rows = await api.db
    .select({ no: orders.orderNo, tracking: orderShippings.trackingNumber })
    .from(orderShippings)
    .innerJoin(orders, eq(orders.id, orderShippings.orderId))
    .where(inArray(orders.orderNo, [...placed]));
  return placed.map((no) => rows.find((row) => row.no === no)?.tracking ?? null);
};

it('the number of another order is refused with its name, however it is written, unless it is allowed', async () => {
  const [first, second] = placed;
  const number = fresh();
  await ship(first, number);
  for (const tracking of [number, number.replaceAll('-', ''), `9999-9999-9999,${number}`])
    for (const options of [['--dry-run'], []])
      expect(await ship(second, tracking, ...options)).toMatchObject({
        code: 1,
        err: expect.stringMatching(new RegExp(`ほかの注文 ${first} の番号.*${ALLOWED}`)) as string,
      });
  expect(await stored()).toEqual([number, null, null]);
  expect(await ship(second, number, ALLOWED)).toMatchObject({ code: 0, err: '' });
  expect(await stored()).toEqual([number, number, null]);
  // Both have it now: said again, it changes nothing and is no error.
  expect(await ship(second, number)).toMatchObject({ code: 0 });
  expect(await shipFile([`${first},${number}`, `${second},${number}`])).toMatchObject({ code: 0 });
});

it('a correction and a further parcel take no number of another order either', async () => {
  const [first, second] = placed;
  const [taken, own] = [fresh(), fresh()];
  await ship(first, taken);
  await ship(second, own);
  for (const tracking of [taken, `${own},${taken}`])
    expect((await ship(second, tracking)).err).toContain(`ほかの注文 ${first} の番号`);
  expect(await stored()).toEqual([taken, own, null]);
});

it('a number that was copied down a file is refused in each of its rows; the others are noted', async () => {
  const [first, second, third] = placed;
  const [copied, own] = [fresh(), fresh()];
  const rows = [`${first},${copied}`, `${third},${own}`, `${second},${copied.replaceAll('-', '')}`];
  const { code, out } = await shipFile(rows);
  expect([code, out.split('\n').filter((line) => /^[24]行目/.test(line))]).toEqual([
    1,
    [
      expect.stringMatching(
        new RegExp(`^2行目 ${first}: .*ほかの注文 ${second}（4行目）にもあります。.*${ALLOWED}`),
      ),
      expect.stringMatching(new RegExp(`^4行目 ${second}: .*ほかの注文 ${first}（2行目）にもあります。`)),
    ],
  ]);
  expect(await stored()).toEqual([null, null, own]);
  expect(await shipFile(rows, ALLOWED)).toMatchObject({ code: 0 });
  expect(await stored()).toEqual([copied, copied.replaceAll('-', ''), own]);
});

it('a file with a number that another order left under is refused in that row', async () => {
  const [first, second, third] = placed;
  const [taken, own] = [fresh(), fresh()];
  await ship(first, taken);
  const { code, out } = await shipFile([`${second},${taken}`, `${third},${own}`]);
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^2行目 ${second}: .*ほかの注文 ${first} の番号`, 'm')),
  ]);
  expect(await stored()).toEqual([taken, null, own]);
});

describe('two destinations of one order', () => {
  let no: string;
  beforeEach(async () => {
    const member = { token: await api.signIn('member@example.jp') };
    ({ no } = await placeDividedOrder(api, { product_key: product, quantity: 2 }, member));
    await shop('orders', 'paid', no);
  });
  const another = expect.stringMatching(new RegExp(`このご注文の別のお届け先.*${ALLOWED}`)) as string;

  it('have numbers of their own, unless they share a parcel', async () => {
    const [number, own] = [fresh(), fresh()];
    await ship(no, number, '--destination', '1');
    expect(await ship(no, number, '--destination', '2')).toMatchObject({ code: 1, err: another });
    expect(await shipFile([`${no}-2,${number}`])).toMatchObject({ code: 1, out: another });
    // Said again, and with a further parcel, it is the number of its own destination.
    for (const tracking of [number, `${number},${own}`])
      expect(await ship(no, tracking, '--destination', '1')).toMatchObject({ code: 0 });
    expect(await ship(no, number, '--destination', '2', ALLOWED)).toMatchObject({ code: 0 });
  });

  it('are both refused where a file has one number for them', async () => {
    const number = fresh();
    const rows = [`${no}-1,${number}`, `${no}-2,${number}`];
    const { code, out } = await shipFile(rows, '--dry-run');
    expect([code, out.split('\n').filter((line) => /^[23]行目/.test(line))]).toEqual([
      1,
      [
        expect.stringContaining('このご注文の別のお届け先（3行目）にもあります'),
        expect.stringContaining('このご注文の別のお届け先（2行目）にもあります'),
      ],
    ]);
    expect((await shipFile(rows, '--dry-run')).err).toContain('その行のご注文は記録できません');
    expect((await shipFile(rows)).err).toContain('記録しませんでした');
    expect(await shipFile(rows, ALLOWED)).toMatchObject({ code: 0 });
    expect(await shipFile(rows)).toMatchObject({ code: 0 });
  });
});

it('a carrier gives a number again after a year', async () => {
  const [first, second] = placed;
  const number = fresh();
  await ship(first, number);
  api.clock.advance(YEAR_MS);
  expect(await ship(second, number)).toMatchObject({ code: 0, err: '' });
});

it.each([
  ['commas', '"N1,N2"'],
  ['commas and spaces', '"N1, N2"'],
  ['Japanese commas', 'N1、N2'],
  ['spaces', 'N1　N2'],
  ['line breaks', '"N1\nN2"'],
])('a cell of a file has several numbers with %s', async (_name, cell) => {
  const [one, two] = [fresh(), fresh()];
  const { code } = await shipFile([`${placed[0]},${cell.replace('N1', one).replace('N2', two)}`]);
  expect([code, await stored()]).toEqual([0, [`${one},${two}`, null, null]]);
});

it.each(['"N1,1"', '"N1,"', Array.from({ length: 21 }, (_, at) => `N1${at}`).join(' ')])(
  'the cell %s is an error of its row',
  async (cell) => {
    const { code, out } = await shipFile([`${placed[0]},${cell.replaceAll('N1', fresh())}`]);
    expect([code, out, await stored()]).toEqual([
      1,
      expect.stringMatching(/^2行目 .*お問い合わせ番号は/m),
      [null, null, null],
    ]);
  },
);
