import type { LayoutBlockView } from '@shop/feature-content/layout-block-view';
import { layoutQuery, toLayoutBlocks } from '@shop/feature-content/layout-query';
import { nearBlocksAtom } from '@shop/feature-content/near-blocks-atom';
import { freeAreas, loginHistories, productHistories } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { scrollWindow } from '@shop/testing-react/scroll-window';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import { LayoutBlocks } from './layout-blocks';
import { simpleBlocks } from './simple-blocks';

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
  services.store.set(nearBlocksAtom, []);
});

/** Awaited, because the first render waits for the code of the blocks. */
const show = (blocks: readonly LayoutBlockView[], isForMember = false) =>
  act(() =>
    Promise.resolve(
      renderPage(<LayoutBlocks blocks={blocks} isForMember={isForMember} parts={simpleBlocks} />, {
        services,
        theme: simpleTheme,
        path: '/ec/',
      }),
    ),
  );
const region = (name: string) => screen.findByRole('region', { name });

const TITLES = [
  ...['はじめての方へ', 'カテゴリーから探す', '新着商品', 'ご案内', 'おすすめランキング', '特集'],
  ...['毎日の食卓', 'はじめての台所道具', 'くらしの読みもの', '道具を選ぶ人', '紙のカタログ', 'お知らせ'],
];
/** Where a block has its content while it is not near. */
const LINKS = {
  おすすめランキング: '/product',
  毎日の食卓: '/product',
  くらしの読みもの: '/blog',
  道具を選ぶ人: '/stylist',
  紙のカタログ: '/catalog-order',
  お知らせ: '/news',
};
const titles = () =>
  screen.getAllByRole('region').map((one) => within(one).getByRole('heading', { level: 2 }).textContent);

it('[call-get-v1-layouts-page] shows the blocks of the server in their order; the later ones lead to their content until they come near', async () => {
  const { bringNear } = scrollWindow();
  await show(await services.queryClient.fetchQuery(layoutQuery(services.api, 'home')));
  await waitFor(() => expect(titles()).toEqual(TITLES));
  for (const [title, path] of Object.entries(LINKS)) {
    const links = within(await region(title)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path]);
  }
  await act(async () => {
    bringNear();
    await Promise.resolve();
  });
  for (const title of Object.keys(LINKS))
    await waitFor(async () =>
      expect(within(await region(title)).getAllByRole('link').length).toBeGreaterThan(1),
    );
  expect(titles()).toEqual(TITLES);
});

it('a block that was near is there at once when its page is shown again', async () => {
  const { bringNear } = scrollWindow();
  const blocks = [1, 2, 3, 4, 5].map(
    (id) => ({ id, title: `お知らせ ${id}`, kind: 'news', limit: 2 }) as const,
  );
  await show(blocks);
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(5));
  act(bringNear);
  const last = async () => within(await region('お知らせ 5')).getAllByRole('link');
  await waitFor(async () => expect(await last()).toHaveLength(3));
  cleanup();
  await show(blocks);
  expect(await last()).toHaveLength(3);
});

it('skips blocks of kinds that it does not know', () => {
  const known = { id: 1, position: 0, title: '', kind: 'calendar', payload: {} } as const;
  const unknown: unknown = { id: 2, position: 1, title: '', kind: 'hologram', payload: { size: 3 } };
  // Another server of the same contract may be newer than this shop.
  const blocks = JSON.parse(JSON.stringify([unknown, known])) as Parameters<typeof toLayoutBlocks>[0];
  expect(toLayoutBlocks(blocks, 'home')).toEqual([{ id: 1, title: '', kind: 'calendar' }]);
});

it('a block that fails says so in its own place, and loads when it is tried again', async () => {
  await api.lab({ scenario: 'server-error', match: { path: '/v1/news' } });
  await show([
    { id: 1, title: '', kind: 'news', limit: 3 },
    { id: 2, title: '', kind: 'categories' },
  ]);
  const news = within(await region('お知らせ'));
  const retry = await news.findByRole('button');
  expect(within(await region('カテゴリーから探す')).queryByRole('button')).toBeNull();
  await api.request('/dev/lab', { method: 'DELETE' });
  await userEvent.click(retry);
  await waitFor(() => expect(news.getAllByRole('link').length).toBe(4));
});

it.each<[string, string, LayoutBlockView['kind']]>([
  ['the logged-out home', 'home', 'whats-new'],
  ['a member’s home', 'ec', 'hero'],
])('%s has no block that only the other home can show', (_what, page, kind) => {
  const at = { id: 1, position: 0, title: '' };
  const wire = [
    { ...at, kind: 'hero', payload: {} },
    { ...at, kind: 'whats-new', payload: { limit: 4 } },
  ] as const;
  const shown = toLayoutBlocks(wire, page === 'ec' ? 'ec' : 'home');
  expect(shown).toHaveLength(1);
  expect(shown[0]?.kind).not.toBe(kind);
});

it('leaves out a collection without products, and says which one does not exist', async () => {
  await show([
    { id: 1, title: '特集', kind: 'collection', alias: 'no-such-collection', limit: 4 },
    { id: 2, title: '新着', kind: 'products', tag: 'no-such-tag', sort: 'new', limit: 4 },
  ]);
  const collection = within(await region('特集'));
  expect(await collection.findByRole('button')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: '新着' })).toBeNull());
});

it('marks news as unread for members alone', async () => {
  const news = [{ id: 1, title: '', kind: 'news', limit: 2 }] as const;
  await show(news);
  await waitFor(async () => expect(within(await region('お知らせ')).getAllByRole('link')).toHaveLength(3));
  expect(screen.queryByText('未読')).toBeNull();
  cleanup();
  await show(news, true);
  expect(await screen.findAllByText('未読')).toHaveLength(2);
});

it('[call-get-v1-business-dates-monthly-calendar-front] the calendar names the closed days of two months', async () => {
  await show([{ id: 1, title: '', kind: 'calendar' }]);
  const calendar = within(await region('営業日カレンダー'));
  expect(await calendar.findAllByRole('table')).toHaveLength(2);
  expect(calendar.getAllByText(/休業日/).length).toBeGreaterThan(2);
});

it('[entity-free-area] shows a text by its code, and leaves out one that is empty', async () => {
  await api.db
    .update(freeAreas)
    .set({ body: '<p>六月は休まず営業します。</p>' })
    .where(eq(freeAreas.code, 'home-notice'));
  await api.db.update(freeAreas).set({ body: '' }).where(eq(freeAreas.code, 'cart-notice'));
  await show([
    { id: 1, title: '', kind: 'free-area', code: 'home-notice' },
    { id: 2, title: '空', kind: 'free-area', code: 'cart-notice' },
  ]);
  expect(await screen.findByText('六月は休まず営業します。')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: '空' })).toBeNull());
});

it('shows the banners of its area, each leading where its editors want', async () => {
  await show([{ id: 1, title: '特集', kind: 'banners', area: 'home-sub' }]);
  const banners = within(await region('特集'));
  await waitFor(() =>
    expect(banners.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/coupon/',
      '/blog/',
    ]),
  );
});

describe('for a member', () => {
  beforeAll(() => services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' }));
  const whatsNew = [{ id: 1, title: '前回からの新着', kind: 'whats-new', limit: 4 }] as const;

  it('calls products new since the last visit only where they are', async () => {
    await show(whatsNew, true);
    expect(await screen.findByRole('region', { name: '新着商品' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '前回からの新着' })).toBeNull();
    cleanup();
    services.queryClient.clear();
    await api.db.update(loginHistories).set({ loggedInAt: new Date('2026-01-01T00:00:00Z') });
    await show(whatsNew, true);
    const block = within(await region('前回からの新着'));
    await waitFor(() => expect(block.getAllByRole('article')).toHaveLength(4));
  });

  it('[entity-product-history] shows what they looked at last, and nothing to those who have looked at nothing', async () => {
    const { bringNear } = scrollWindow();
    const viewed = [{ id: 1, title: '', kind: 'recently-viewed', limit: 3 }] as const;
    const open = async () => {
      await show(viewed, true);
      act(bringNear);
    };
    await open();
    expect(within(await region('最近見た商品')).getAllByRole('article')).toHaveLength(3);
    cleanup();
    services.queryClient.clear();
    await api.db.delete(productHistories);
    await open();
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
