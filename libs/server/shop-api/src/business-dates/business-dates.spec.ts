import { getBusinessCalendarSpec } from '@shop/contract/business-dates/get-business-calendar';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { businessDates } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const calendar = (startDate: string, endDate: string, channel = 'default') =>
  api.call(getBusinessCalendarSpec, { query: { startDate, endDate } }, { channel });
const dayOf = async (date: string, channel?: string) => {
  const { body } = await calendar(date, date, channel);
  return body[0]?.days[0];
};

it('[call-get-v1-business-dates-monthly-calendar-front] returns the days of a period by month', async () => {
  const { body, headers } = await calendar('2026-06-15', '2026-08-02');
  expect(body.map(({ month, days }) => [month, days.length])).toEqual([
    ['2026-06', 16],
    ['2026-07', 31],
    ['2026-08', 2],
  ]);
  expect(headers.get('x-total')).toBe('3');
});

it('[entity-calendar] has the months of the period with their days', async () => {
  expect((await calendar('2026-07-19', '2026-07-20')).body).toEqual([
    {
      month: '2026-07',
      days: [
        {
          date: '2026-07-19',
          weekday: 0,
          is_closed: true,
          is_holiday: false,
          holiday_name: null,
          closed_reason: '土日',
        },
        {
          date: '2026-07-20',
          weekday: 1,
          is_closed: true,
          is_holiday: true,
          holiday_name: '海の日',
          closed_reason: '祝日（海の日）',
        },
      ],
    },
  ]);
});

it.each([
  [
    '2026-06-10',
    { weekday: 3, is_closed: false, is_holiday: false, holiday_name: null, closed_reason: null },
  ],
  ['2026-06-13', { weekday: 6, is_closed: true, is_holiday: false, closed_reason: '土日' }],
  [
    '2026-07-20',
    { is_closed: true, is_holiday: true, holiday_name: '海の日', closed_reason: '祝日（海の日）' },
  ],
  ['2026-09-22', { is_closed: true, is_holiday: true, holiday_name: '休日' }],
  ['2026-08-13', { is_closed: true, is_holiday: false, closed_reason: '夏季休業' }],
  ['2027-01-01', { is_closed: true, is_holiday: true, holiday_name: '元日' }],
  ['2027-01-02', { is_closed: true, closed_reason: '年末年始休業' }],
  ['2028-02-29', { weekday: 2, is_closed: false }],
])('%s is %j', async (date, expected) => {
  expect(await dayOf(date)).toMatchObject({ date, ...expected });
});

it('includes this shop’s exceptional business days, and no other shop’s', async () => {
  await api.db.insert(businessDates).values([
    { channelId: 1, date: '2026-06-20', isClosed: false, label: '臨時営業' },
    { channelId: 1, date: '2026-06-24', isClosed: true, label: '棚卸' },
  ]);
  expect(await dayOf('2026-06-20')).toMatchObject({ is_closed: false });
  expect(await dayOf('2026-06-24')).toMatchObject({ is_closed: true, closed_reason: '棚卸' });
  expect(await dayOf('2026-06-24', 'gift')).toMatchObject({ is_closed: false });
});

it.each([
  ['2026-06-10', '2026-06-09', '参照終了日は参照開始日より大きです。'],
  ['2026-01-01', '2027-02-05', '期間は400日以内で指定してください'],
])('rejects %s to %s', async (startDate, endDate, message) => {
  const { status, error } = await calendar(startDate, endDate);
  expect([status, error.errors]).toEqual([422, { endDate: [message] }]);
});

it.each([['2026-02-30x'], ['2026/06/01'], ['昨日'], ['']])('rejects %j as a day', async (startDate) => {
  const query = { startDate, endDate: '2026-06-30' };
  expect((await api.callWith(getBusinessCalendarSpec, { query })).status).toBe(422);
});
