import { type LayoutBlockView, layoutQuery, toLayoutBlocks } from '@shop/feature-content/layout-query';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import { LayoutBlocks } from './layout-blocks';

/** The first run after a change of the seed builds its database again. */
const API_START_LIMIT_MS = 60_000;
jest.setTimeout(API_START_LIMIT_MS);
/** A query is tried again before it gives up. */
const RETRY_LIMIT_MS = 15_000;

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
afterEach(() => {
  cleanup();
  services.queryClient.clear();
});

const show = (blocks: readonly LayoutBlockView[], isForMember = false) =>
  renderPage(<LayoutBlocks blocks={blocks} isForMember={isForMember} />, {
    services,
    theme: simpleTheme,
    path: '/ec/',
  });
const region = (name: string) => screen.findByRole('region', { name });

it('[call-get-v1-layouts-page] shows the blocks of the server in their order, each with what it is about', async () => {
  const blocks = await services.queryClient.fetchQuery(layoutQuery(services.api, 'home'));
  show(blocks);
  const titles = [
    '特集',
    'カテゴリー',
    '新着商品',
    '店からのおすすめ',
    'スタイリスト',
    'ブログ',
    'お知らせ',
    '営業日カレンダー',
  ];
  await waitFor(() =>
    expect(
      screen.getAllByRole('region').map((one) => within(one).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(titles),
  );
  for (const title of titles.filter((one) => one !== '営業日カレンダー'))
    await waitFor(async () =>
      expect(within(await region(title)).getAllByRole('link').length).toBeGreaterThan(1),
    );
});

it('skips blocks of kinds that it does not know', () => {
  const known = { id: 1, position: 0, title: '', kind: 'calendar', payload: {} } as const;
  const unknown: unknown = { id: 2, position: 1, title: '', kind: 'hologram', payload: { size: 3 } };
  // Another server of the same contract may be newer than this shop.
  const blocks = JSON.parse(JSON.stringify([unknown, known])) as Parameters<typeof toLayoutBlocks>[0];
  expect(toLayoutBlocks(blocks)).toEqual([{ id: 1, title: '', kind: 'calendar' }]);
});

it('a block that fails says so in its own place, and loads when it is tried again', async () => {
  await api.lab({ scenario: 'server-error', match: { path: '/v1/news' } });
  show([
    { id: 1, title: '', kind: 'news', limit: 3 },
    { id: 2, title: '', kind: 'categories' },
  ]);
  const news = within(await region('お知らせ'));
  const retry = await news.findByRole('button', {}, { timeout: RETRY_LIMIT_MS });
  expect(within(await region('カテゴリーから探す')).queryByRole('button')).toBeNull();
  await api.request('/dev/lab', { method: 'DELETE' });
  await userEvent.click(retry);
  await waitFor(() => expect(news.getAllByRole('link').length).toBe(4));
});

it('leaves out a collection without products, and says which one does not exist', async () => {
  show([
    { id: 1, title: '特集', kind: 'collection', alias: 'no-such-collection', limit: 4 },
    { id: 2, title: '新着', kind: 'products', tag: 'no-such-tag', sort: 'new', limit: 4 },
  ]);
  const collection = within(await region('特集'));
  expect(await collection.findByRole('button', {}, { timeout: RETRY_LIMIT_MS })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: '新着' })).toBeNull());
});

it('marks news as unread for members alone', async () => {
  const news = [{ id: 1, title: '', kind: 'news', limit: 2 }] as const;
  show(news);
  await waitFor(async () => expect(within(await region('お知らせ')).getAllByRole('link')).toHaveLength(3));
  expect(screen.queryByText('未読')).toBeNull();
  cleanup();
  show(news, true);
  expect(await screen.findAllByText('未読')).toHaveLength(2);
});

it('[call-get-v1-business-dates-monthly-calendar-front] the calendar names the closed days of two months', async () => {
  show([{ id: 1, title: '', kind: 'calendar' }]);
  const calendar = within(await region('営業日カレンダー'));
  expect(await calendar.findAllByRole('table')).toHaveLength(2);
  expect(calendar.getAllByText(/休業日/).length).toBeGreaterThan(2);
});
