import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { inquiriesQuery } from './inquiries-query';
import { inquiryQuery } from './inquiry-query';
import type { InquirySearch } from './read-inquiry-search';
import { replyToInquiry } from './reply-to-inquiry';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const list = (search: InquirySearch) => services.queryClient.fetchQuery(inquiriesQuery(services.api, search));

it.each<[search: InquirySearch, found: readonly string[]]>([
  [{ page: 1 }, ['1', '2', '3']],
  [{ status: 'answered', page: 1 }, ['1']],
  [{ status: 'waiting', page: 1 }, ['2', '3']],
  [{ word: '宅配ボックス', page: 1 }, ['1']],
  [{ word: 'DEM00012', page: 1 }, ['2']],
  [{ word: '虹', page: 1 }, []],
])('the search %j finds those inquiries', async (search, found) => {
  const { inquiries, pagination } = await list(search);
  expect(inquiries.map(({ number }) => number.slice(-1)).toSorted()).toEqual(found);
  expect(pagination.total).toBe(found.length);
});

it('[call-post-v1-inquiry-comments-reply] further words stand under the inquiry at once, which waits again', async () => {
  const [answered] = (await list({ status: 'answered', page: 1 })).inquiries;
  const id = answered?.id ?? 0;
  await replyToInquiry(services, id, '木曜日に注文しました。');
  const shown = services.queryClient.getQueryData(inquiryQuery(services.api, id).queryKey);
  expect(shown?.comments.at(-1)).toMatchObject({ isFromShop: false, body: '木曜日に注文しました。' });
  expect(shown?.statusName).toBe('回答待ち');
  // The lists are fetched again when they are opened next.
  expect((await list({ status: 'answered', page: 1 })).inquiries).toEqual([]);
});

it.each([
  ['another’s or unknown inquiry', 999_999, '返信', 'inquiry.not_found'],
  ['no text', 1, ' ', 'validation.failed'],
])('a reply to or with %s is rejected', async (_what, id, body, code) => {
  await expect(replyToInquiry(services, id, body)).rejects.toMatchObject({ code });
});
