import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { createQueryClient } from '@shop/query/create-query-client';
import { SETTINGS_KEY } from '@shop/site/settings-query';
import { readSettings } from '@shop/site/settings';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import TagManager from './tag-manager';
import { LazyTagManager } from './lazy-tag-manager';

const ID = 'GTM-ABC123';
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
beforeEach(() => {
  document.cookie = 'default_consent=; Max-Age=0; Path=/';
  document.head.replaceChildren();
  document.title = '商品一覧';
});

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const layer = () => Reflect.get(window, 'dataLayer') as unknown;

function show(element: React.ReactNode, gtmId = ID) {
  const queryClient = createQueryClient('browser');
  queryClient.setQueryData(
    SETTINGS_KEY,
    readSettings({ 'GTM.ID': gtmId, 'SITE.CHANNEL_PREFIX': 'default_' }),
  );
  const router = createMemoryRouter(
    ['/product', '/cart'].map((path) => ({ path, element })),
    { initialEntries: ['/product'] },
  );
  render(
    <ShopServicesProvider services={{ ...services, queryClient }}>
      <RouterProvider router={router} />
    </ShopServicesProvider>,
  );
  return router;
}

it('[setting-gtm-id] loads nothing before the shopper has given consent; the reload that follows does', async () => {
  const reload = jest.fn();
  show(<TagManager id={ID} reload={reload} />);
  expect(scripts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '同意する' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain('default_consent=yes');
  expect(scripts()).toEqual([]);
});

it('[setting-gtm-id] a refusal is saved, and the banner is not shown again', async () => {
  show(<TagManager id={ID} />);
  await userEvent.click(screen.getByRole('button', { name: '同意しない' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect([document.cookie.includes('default_consent=no'), scripts()]).toEqual([true, []]);
});

it('[setting-gtm-id] [setting-unnamed-tracking] with consent it loads the shop’s container once and pushes every page view', async () => {
  document.cookie = 'default_consent=yes; Path=/';
  const router = show(<TagManager id={ID} />);
  await waitFor(() => expect(scripts()).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]));
  await act(() => router.navigate('/cart'));
  document.title = 'ショッピングカート';
  const views = () => JSON.stringify(layer());
  await waitFor(() => expect(views()).toContain('"page_path":"/cart","page_title":"ショッピングカート"'));
  expect(views()).toContain('"page_path":"/product","page_title":"商品一覧"');
  expect(scripts()).toHaveLength(1);
});

it.each(['', 'GTM-"><script>'])(
  '[setting-gtm-id] in a shop whose setting is %j there is no banner and no script',
  async (id) => {
    document.cookie = 'default_consent=yes; Path=/';
    show(<LazyTagManager />, id);
    await Promise.resolve();
    expect([screen.queryByRole('button'), scripts()]).toEqual([null, []]);
  },
);
