import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { placeDividedOrder } from '@shop/testing-api/divided-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { encode } from 'iconv-lite';

interface Placed {
  readonly id: number;
  readonly no: string;
}

let api: TestApi;
let shop: Operator;
let folder: string;
let member: Shopper;
let product: string;
/** Paid: one that goes to one place, and one that goes to two. */
let single: Placed;
let divided: Placed;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-shipments-'));
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
beforeEach(async () => {
  single = await place();
  divided = await placeDividedOrder(api, { product_key: product, quantity: 3 }, member);
  for (const { no } of [single, divided]) await shop('orders', 'paid', no);
});
afterEach(() => checkInvariants(api.db));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function place(): Promise<Placed> {
  const cart = await createReadyCart(api, [{ product_key: product, quantity: 1 }], member);
  const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
  return { id, no };
}
async function ship(content: string | Uint8Array, ...options: readonly string[]) {
  const file = path.join(folder, 'shipments.csv');
  await writeFile(file, content);
  return shop('orders', 'shipped', '--file', file, '--allow-same-tracking', ...options);
}
const seen = async ({ id }: Placed) => (await api.call(getOrderSpec, { params: { id } }, member)).body;
const parcelsOf = async (order: Placed) => {
  const { status, shippings } = await seen(order);
  return [
    status,
    ...shippings.map(({ tracking }) =>
      tracking === null
        ? null
        : [
            tracking.carrier_name,
            tracking.tracking_number,
            ...(tracking.others ?? []).map((other) => other.tracking_number),
          ].join(' '),
    ),
  ];
};
const mailCount = async () => (await api.mailbox()).length;
const OWN = 'order_no,tracking,carrier,destination\r\n';

it('a file notes what left for many orders; given again it changes nothing and mails nothing', async () => {
  const file = `${OWN}${single.no},1111-2222-3333,,\r\n${divided.no},444455556666,佐川急便,1\r\n${divided.no},777788889999,,2\r\n${divided.no},777788880000,,2\r\n`;
  const before = await mailCount();
  const tried = await ship(file, '--dry-run');
  expect([tried.code, tried.out]).toEqual([
    0,
    expect.stringContaining('記録すると: 発送 3 件、変更なし 0 件'),
  ]);
  expect([await parcelsOf(single), await mailCount()]).toEqual([['paid', null], before]);
  expect((await ship(file)).out).toContain('発送 3 件、変更なし 0 件');
  const noted = async () => [await parcelsOf(single), await parcelsOf(divided), await mailCount()];
  const after = await noted();
  expect(after).toEqual([
    ['shipped', 'ヤマト運輸 1111-2222-3333'],
    ['shipped', '佐川急便 444455556666', 'ヤマト運輸 777788889999 777788880000'],
    before + 3,
  ]);
  const again = await ship(file);
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('発送 0 件、変更なし 3 件')]);
  expect(await noted()).toEqual(after);
  // One of two parcels, as the carrier's next file may name it.
  expect((await ship(`${OWN}${divided.no},777788880000,,2\r\n`)).out).toContain('変更なし 1 件');
  expect(await noted()).toEqual(after);
});

it('a file that is given twice at the same time is noted once', async () => {
  const before = await mailCount();
  const file = `${OWN}${single.no},123456789012,,\r\n${divided.no},123456789013,,2\r\n`;
  const results = await Promise.all([ship(file), ship(file), ship(file)]);
  const sums = results.map(
    ({ out }) => /発送 (\d) 件、変更なし (\d) 件/.exec(out)?.slice(1).map(Number) ?? [],
  );
  const sumOf = (place: number) => sums.reduce((sum, counts) => sum + (counts[place] ?? 0), 0);
  expect([sumOf(0), sumOf(1)]).toEqual([2, 4]);
  expect(await mailCount()).toBe(before + 2);
});

it.each([
  ['ヤマト運輸', '伝票番号', 'shift_jis'],
  ['佐川急便', 'お問い合せ送り状No.', 'utf8'],
] as const)('a file as the program of %s writes it is read', async (carrier, heading, encoding) => {
  const text = `お客様管理番号,送り状種類,${heading}\r\n"${single.no}","0","123456789012"\r\n${divided.no}-2,0,123456789013\r\n`;
  expect((await ship(encode(text, encoding))).code).toBe(0);
  expect(await parcelsOf(single)).toEqual(['shipped', `${carrier} 123456789012`]);
  expect(await parcelsOf(divided)).toEqual(['paid', null, `${carrier} 123456789013`]);
});

it.each<[string, (wrong: Placed) => string, RegExp]>([
  [
    'an order that there is not',
    () => 'D260101-00000000,123456789012,,',
    /^3行目 D260101-00000000: 注文がありません/m,
  ],
  ['a number that is none', () => `${divided.no},1.23E+11,,1`, /^3行目 .*お問い合わせ番号は/m],
  ['no order number', () => ',123456789012,,', /^3行目 : 注文番号がありません/m],
  [
    'an unknown carrier',
    () => `${divided.no},123456789012,pigeon,1`,
    /^3行目 .*知らない配送会社です: pigeon/m,
  ],
  ['no destination of several', () => `${divided.no},123456789012,,`, /^3行目 .*番号で指定してください/m],
  [
    'a destination that there is not',
    () => `${divided.no},123456789012,,3`,
    /^3行目 .*3 番のお届け先はありません/m,
  ],
  ['a destination that is no number', () => `${divided.no},123456789012,,x`, /^3行目 .*1 からの番号/m],
  ['an order that is not paid', (wrong) => `${wrong.no},123456789012,,`, /^3行目 .*ご入金がまだ/m],
  [
    'two carriers of one destination',
    () => `${divided.no},123456789012,yamato,1\r\n${divided.no},123456789013,sagawa,1`,
    /^3行目 .*配送会社が二つ/m,
  ],
])('a file with %s names the row, and notes the other orders alone', async (_name, rowOf, reason) => {
  const row = rowOf(await place());
  const before = await mailCount();
  const file = `${OWN}${single.no},123456789012,,\r\n${row}\r\n`;
  for (const [options, sums, words] of [
    [['--dry-run'], '記録すると: 発送 1 件、変更なし 0 件', '記録できません'],
    [[], '発送 1 件、変更なし 0 件', '記録しませんでした'],
    [[], '発送 0 件、変更なし 1 件', '記録しませんでした'],
  ] as const) {
    const { code, out, err } = await ship(file, ...options);
    expect([code, out, out, err]).toEqual([
      1,
      expect.stringMatching(reason),
      expect.stringContaining(sums),
      expect.stringContaining(`その行のご注文は${words}`),
    ]);
  }
  expect([await parcelsOf(single), await mailCount()]).toEqual([
    ['shipped', 'ヤマト運輸 123456789012'],
    before + 1,
  ]);
});

it('an order with a wrong row is not noted in part, and each noted order is named with its rows', async () => {
  const two = `${single.no},123456789012,,\r\n`;
  const { code, out } = await ship(
    `${OWN}${divided.no},123456789013,,1\r\n"\r\n",,,\r\n${two}${single.no},123456789014,,\r\n${divided.no},1,,2\r\n`,
  );
  expect([code, out.split('\n').filter((line) => line.includes('行目'))]).toEqual([
    1,
    [
      `4・5行目 ${single.no}: ご入金確認済み → 発送済み`,
      expect.stringMatching(new RegExp(`^6行目 ${divided.no}: お問い合わせ番号は`)),
    ],
  ]);
  expect(await parcelsOf(divided)).toEqual(['paid', null, null]);
});

it('a file corrects nothing: a number beside the one that was mailed is reported', async () => {
  await ship(`${OWN}${single.no},123456789012,,\r\n`);
  const before = await mailCount();
  const { code, out } = await ship(`${OWN}${single.no},999999999999,,\r\n`);
  expect([code, out]).toEqual([1, expect.stringMatching(/^2行目 .*別の番号 123456789012 で発送済み/)]);
  expect([await parcelsOf(single), await mailCount()]).toEqual([
    ['shipped', 'ヤマト運輸 123456789012'],
    before,
  ]);
});

it.each([
  ['without its headings', 'a,b\r\n1,2\r\n', '見出しがありません'],
  ['that is no CSV', 'order_no,"tracking\r\n', '誤りが 1 件'],
])('a file %s is rejected', async (_name, content, reason) => {
  const { code, err } = await ship(content);
  expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
});
