import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { schools } from '../../db/schema';

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const PLACE = [
  '--postal-code',
  '227-0062',
  '--prefecture',
  '神奈川県',
  '--city',
  '横浜市青葉区青葉台',
  '--address1',
  '1-2-3',
];
const pickup = (...words: readonly string[]) =>
  shop('schools', 'pickup', 'MIDORI02', ...words, '--channel', 'school');
const stored = async () =>
  (await api.db.select().from(schools).where(eq(schools.code, 'MIDORI02')))[0]!.pickup;

it('sets days and address, changes the days alone, and ends it; list and audit log say so', async () => {
  expect((await pickup('--on', '2027-03-20', '--until', '2027-02-28', ...PLACE)).code).toBe(0);
  expect(await stored()).toEqual({
    on: '2027-03-20',
    until: '2027-02-28',
    postalCode: '2270062',
    prefecture: '神奈川県',
    city: '横浜市青葉区青葉台',
    address1: '1-2-3',
  });
  expect((await shop('schools', 'list', '--channel', 'school')).out).toMatch(
    /^MIDORI02 .* 受け取り 2027-03-20（締切 2027-02-28）$/m,
  );
  expect((await pickup('--on', '2027-03-21')).code).toBe(0);
  expect(await stored()).toMatchObject({ on: '2027-03-21', until: '2027-02-28', postalCode: '2270062' });
  expect((await pickup('--on', '2027-03-21')).out).toContain('Nothing to change');
  expect((await pickup('--on', 'none')).out).toContain('→ none');
  expect(await stored()).toBeNull();
  expect((await shop('audit', '--limit', '1')).out).toContain('schools pickup  school  MIDORI02');
});

it.each([
  ['no deadline', ['--on', '2027-03-20', ...PLACE], '--until を指定'],
  ['no address', ['--on', '2027-03-20', '--until', '2027-02-28'], '--postal-code を指定'],
  [
    'a day that no month has',
    ['--on', '2027-02-30', '--until', '2027-02-28', ...PLACE],
    '--on が正しくありません',
  ],
  [
    'a deadline after the pick-up',
    ['--on', '2027-03-20', '--until', '2027-03-21', ...PLACE],
    '受け取る日（2027-03-20）まで',
  ],
  [
    'an unknown prefecture',
    ['--on', '2027-03-20', '--until', '2027-02-28', ...PLACE, '--prefecture', '江戸'],
    '--prefecture',
  ],
])('rejects %s', async (_what, words, said) => {
  const { code, err } = await pickup(...words);
  expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  expect(await stored()).toBeNull();
});
