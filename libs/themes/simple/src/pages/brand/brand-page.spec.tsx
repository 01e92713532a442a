import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { brands } from '@shop/shop-api/db/schema';
import { screen, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import BrandPage from './brand-page';

let api: TestApi;
let services: TestServices;
beforeEach(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterEach(() => {
  services.session.close();
  return api.close();
});

const open = () =>
  renderPage(<BrandPage />, {
    services,
    theme: simpleTheme,
    path: '/brand',
  });

it('[route-brand] a card of a brand shows a product, its reading, its maker and how many products there are', async () => {
  open();
  const link = await screen.findByRole('link', { name: '箕輪' });
  expect(link.getAttribute('href')).toBe('/product?brand=minowa');
  const card = within(link.closest('article')!);
  expect(card.getByText('ミノワ')).toBeTruthy();
  expect(card.getByText('箕輪窯：美濃の土と釉薬で、毎日使える器をつくる窯元です。')).toBeTruthy();
  expect(await card.findByText(/^商品 \d+点$/)).toBeTruthy();
  expect(card.getByRole('presentation').getAttribute('src')).toMatch(/\S/);
});

it('few brands stand together; many stand by the rows of the syllabary', async () => {
  const { unmount } = open();
  await screen.findByRole('link', { name: '箕輪' });
  expect(screen.queryByRole('heading', { name: 'マ行' })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    // In the order of their readings.
    ['木の間', 'さらり', '棚田の里', '灯里', '日々金物', 'みどり茶舗', '箕輪', 'ゆきしろ', 'わたげ'],
  );
  unmount();
  const more = Array.from({ length: 4 }, (_, at) => ({
    ...{
      channelId: 1,
      makerId: 1,
      key: `more-${at}`,
      name: `青${at}`,
      nameKana: `アオ${at}`,
      position: 20 + at,
    },
  }));
  await api.db.insert(brands).values(more);
  services.queryClient.clear();
  open();
  const rows = await screen.findByRole('heading', { level: 2, name: 'ア行' });
  expect(within(rows.closest('section')!).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'マ行' }).getAttribute('href')).toBe('#kana-マ');
});
