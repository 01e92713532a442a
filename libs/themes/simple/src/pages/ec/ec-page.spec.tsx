import { userListItems } from '@shop/shop-api/db/schema';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import EcPage from './ec-page';

const shop = servedShopOfFile();
beforeAll(() => shop.services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' }));
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(shop.services.queryClient.isFetching()).toBe(0));
  shop.services.queryClient.removeQueries();
});

const show = () =>
  act(() =>
    Promise.resolve(
      renderPage(<EcPage params={{}} search={new URLSearchParams()} />, {
        services: shop.services,
        theme: simpleTheme,
        path: '/ec/',
      }),
    ),
  );
const regions = async () => {
  await screen.findByRole('region', { name: 'お知らせ' });
  return screen
    .getAllByRole('region')
    .map((one) => within(one).queryByRole('heading', { level: 2 })?.textContent);
};

it('[route-ec] begins with what a member comes back for: points, open orders and favourites', async () => {
  await show();
  expect((await regions()).slice(0, 2)).toEqual(['いまのお知らせ', 'お気に入り']);
  expect(await screen.findByRole('link', { name: /^ポイント [\d,]+$/ })).toHaveAttribute(
    'href',
    '/mypage/point',
  );
  const favourites = within(screen.getByRole('region', { name: 'お気に入り' }));
  expect(favourites.getAllByRole('article')).toHaveLength(6);
  expect(favourites.getByRole('link', { name: 'お気に入りリストを見る' })).toHaveAttribute(
    'href',
    '/mypage/list',
  );
});

it('says nothing of favourites to who has none', async () => {
  await shop.api.db.delete(userListItems);
  await show();
  expect(await regions()).not.toContain('お気に入り');
});
