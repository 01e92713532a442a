import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { coupons } from '../../db/schema';

const USUAL = ['--name', '冬の値引き', '--to', '2026-06-30'];

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

it.each([
  ['no discount', ['add', 'X', ...USUAL], 2, '--off か --rate を指定'],
  ['both discounts', ['add', 'X', ...USUAL, '--off', '1', '--rate', '1'], 2, 'どちらか一つ'],
  ['a rate of 0', ['add', 'X', ...USUAL, '--rate', '0'], 2, '--rate は 1 から 100'],
  ['a rate of 101', ['add', 'X', ...USUAL, '--rate', '101'], 2, '--rate は 1 から 100'],
  ['nothing off', ['add', 'X', ...USUAL, '--off', '0'], 2, '--off は 1 から'],
  ['no end', ['add', 'X', '--name', 'N', '--off', '1'], 2, '--to がありません'],
  ['a code with a space', ['add', 'A B', ...USUAL, '--off', '1'], 2, 'CODE は半角の英数字'],
  ['a code in kana', ['add', 'ふゆ', ...USUAL, '--off', '1'], 2, 'CODE は半角の英数字'],
  ['a long code', ['add', 'A'.repeat(51), ...USUAL, '--off', '1'], 2, '50文字以内'],
  [
    'an end before the start',
    ['add', 'X', ...USUAL, '--off', '1', '--from', '2026-07-01'],
    2,
    '終わりが始まりより前',
  ],
  [
    'an end that is over',
    ['add', 'X', '--name', 'N', '--to', '2026-06-09', '--off', '1'],
    2,
    '--to が過ぎています',
  ],
  ['no day', ['add', 'X', '--name', 'N', '--to', '2026-02-30', '--off', '1'], 2, '--to は 2026-06-10 の形'],
  [
    'an empty name',
    ['add', 'X', '--name', ' ', '--to', '2026-06-30', '--off', '1'],
    2,
    '--name は 1 から 100',
  ],
  [
    'an unknown group',
    ['add', 'X', ...USUAL, '--off', '1', '--group', 'vip'],
    1,
    '会員グループがありません: vip',
  ],
  [
    'guests in a group',
    ['add', 'X', ...USUAL, '--off', '1', '--group', 'wholesale', '--guests', 'true'],
    2,
    '会員グループだけ',
  ],
  ['an unknown coupon', ['change', 'NOSUCH', '--off', '1'], 1, 'クーポンがありません: NOSUCH'],
  ['to stop an unknown one', ['stop', 'NOSUCH'], 1, 'クーポンがありません: NOSUCH'],
])('rejects %s', async (_what, words, code, said) => {
  const result = await shop('coupons', ...words, '--channel', 'default');
  expect(result).toMatchObject({ code, err: expect.stringContaining(said) as string });
  expect(await api.db.$count(coupons, eq(coupons.code, 'X'))).toBe(0);
});
