import { getBusinessCalendarSpec } from '@shop/contract/business-dates/get-business-calendar';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const OF_DEFAULT = ['--channel', 'default'];
const day = async (date: string) => {
  const { body } = await api.call(getBusinessCalendarSpec, { query: { startDate: date, endDate: date } });
  return body[0]?.days[0];
};

it('a Tuesday is closed, a Saturday open, and both follow the rule again', async () => {
  expect(await day('2026-06-16')).toMatchObject({ is_closed: false });
  expect(await day('2026-06-20')).toMatchObject({ is_closed: true });
  const closed = await shop(
    'business-days',
    'set',
    '2026-06-16',
    'closed',
    '--label',
    '棚卸し',
    ...OF_DEFAULT,
  );
  expect(closed).toMatchObject({ code: 0, out: '2026-06-16  休業日 closed  棚卸し' });
  expect((await shop('business-days', 'set', '2026-06-20', 'open', ...OF_DEFAULT)).code).toBe(0);
  expect(await day('2026-06-16')).toMatchObject({ is_closed: true });
  expect(await day('2026-06-20')).toMatchObject({ is_closed: false });
  const { out } = await shop('business-days', 'list', ...OF_DEFAULT);
  expect(out).toContain('2026-06-16  休業日 closed  棚卸し\n2026-06-20  営業日 open');
  for (const date of ['2026-06-16', '2026-06-20'])
    expect((await shop('business-days', 'remove', date, ...OF_DEFAULT)).code).toBe(0);
  expect(await day('2026-06-16')).toMatchObject({ is_closed: false });
  expect((await shop('audit', '--limit', '1')).out).toContain('business-days remove  default  2026-06-20');
});

it.each([
  [['set', '2026-02-30', 'closed', ...OF_DEFAULT], 2, '2026-08-13 の形'],
  [['set', '2026-06-16', 'shut', ...OF_DEFAULT], 2, 'closed か open'],
  [['set', '2026-06-16', 'closed', '--label', 'あ'.repeat(51), ...OF_DEFAULT], 2, '50 文字'],
  [['remove', '2026-06-17', ...OF_DEFAULT], 1, '決められていません'],
  [['list', '--channel', 'nowhere'], 1, '店がありません'],
])('business-days rejects %j', async (words, code, said) => {
  const result = await shop('business-days', ...words);
  expect(result).toMatchObject({ code, err: expect.stringContaining(said) as string });
});
