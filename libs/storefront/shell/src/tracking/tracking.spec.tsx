import { productsQuery } from '@shop/feature-catalogue/products-query';
import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import { isConsentOpenAtom, saidConsentAtom } from '@shop/feature-tracking/consent';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { ecommerceEvents } from '@shop/shop-api/db/schema';
import { isConsentAwaitedAtom } from '@shop/site/state/consent-awaited';
import { eventPopupAtom } from '@shop/site/state/event-popup';
import { SETTINGS_KEY } from '@shop/site/settings/settings-query';
import { readSettings } from '@shop/site/settings/settings';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { handle as socialGiftShipping } from '../pages/social-gift-shipping';
import { handle as verifyEmail } from '../pages/verify-email';
import { Tracking } from './tracking';

const ID = 'GTM-ABC123';
const QUIET_MS = 1_000;
const shop = servedShopOfFile();
let services: TestServices;
let mockWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
jest.mock('@shop/theming/theme-provider', () => ({ useTheme: () => ({ words: mockWords }) }));
beforeEach(async () => {
  document.cookie = 'default_consent=; Max-Age=0; Path=/';
  document.head.replaceChildren();
  document.title = '商品一覧';
  Reflect.deleteProperty(window, 'dataLayer');
  sessionStorage.clear();
  services = await createTestServices(shop.url);
  await shop.api.db.delete(ecommerceEvents);
});
afterEach(() => {
  services.session.close();
  jest.useRealTimers();
});

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const layer = () => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []);
const stored = () => shop.api.db.select().from(ecommerceEvents);
const give = (answer: 'yes' | 'no') => (document.cookie = `default_consent=${answer}; Path=/`);

function show({ gtmId = '', path = '/product', reload = jest.fn() } = {}) {
  services.queryClient.setQueryData(
    SETTINGS_KEY,
    readSettings({ 'GTM.ID': gtmId, 'SITE.CHANNEL_PREFIX': 'default_' }),
  );
  const element = <Tracking reload={reload} />;
  const page = (id: string) => ({
    handle: { page: { id, cache: 'public', allowsPopups: id === 'cart' ? undefined : true } },
    element,
  });
  const router = createMemoryRouter(
    [
      { path: '/product', ...page('product-list') },
      { path: '/faq', ...page('faq') },
      { path: '/cart', ...page('cart') },
      { path: '/verify/email', handle: verifyEmail, element },
      { path: '/social-gift/:key/shipping', handle: socialGiftShipping, element },
    ],
    { initialEntries: [path] },
  );
  render(
    <ShopServicesProvider services={services}>
      <RouterProvider router={router} />
    </ShopServicesProvider>,
  );
  return { router, reload };
}
/** Lets the shopper do nothing until the question comes. */
function pause() {
  act(() => jest.advanceTimersByTime(QUIET_MS));
  jest.useRealTimers();
}
function showAndPause(options: Parameters<typeof show>[0] = {}) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const shown = show(options);
  pause();
  return shown;
}
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('[setting-gtm-id] loads nothing before the shopper has given consent; the reload that follows does', () => {
  const { reload } = showAndPause({ gtmId: ID });
  expect([scripts(), layer()]).toEqual([[], '[]']);
  answer('同意する');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain('default_consent=yes');
});

it.each([
  ['同意する', 'yes'],
  ['拒否する', 'no'],
])('without a tag manager %s is kept, and nothing is loaded again', (name, kept) => {
  const { reload } = showAndPause();
  expect(screen.getByRole('link', { name: '詳しく' })).toHaveAttribute('href', '/privacy');
  expect(services.store.get(isConsentAwaitedAtom)).toBe(true);
  answer(name);
  expect([screen.queryByRole('button'), reload.mock.calls]).toEqual([null, []]);
  expect(services.store.get(isConsentAwaitedAtom)).toBe(false);
  expect(document.cookie).toContain(`default_consent=${kept}`);
});

it('a theme says it in its own words', () => {
  mockWords = { consent: { question: '計測にご協力ください。', details: 'くわしく', accept: 'はい' } };
  showAndPause();
  mockWords = {};
  expect(screen.getByRole('region', { name: 'Cookieの設定' })).toHaveTextContent(
    '計測にご協力ください。くわしく拒否するはい',
  );
});

it('does not ask where the shopper has something to finish, nor one who has answered', () => {
  showAndPause({ path: '/cart' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('can be changed later: the question takes the focus, Escape leaves it as it was', async () => {
  give('no');
  show();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => services.store.set(isConsentOpenAtom, true));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cookieの設定' })).toHaveFocus());
  expect(services.store.get(isConsentAwaitedAtom)).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(services.store.get(isConsentAwaitedAtom)).toBe(false);
  act(() => services.store.set(isConsentOpenAtom, true));
  answer('同意する');
  expect(services.store.get(saidConsentAtom)).toBe('given');
});

it('[setting-gtm-id] [setting-unnamed-tracking] with consent it loads the shop’s container once and pushes every page view', async () => {
  give('yes');
  const { router } = show({ gtmId: ID });
  await waitFor(() => expect(scripts()).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]));
  await act(() => router.navigate('/faq'));
  document.title = 'よくあるご質問';
  await waitFor(() => expect(layer()).toContain('"page_path":"/faq","page_title":"よくあるご質問"'));
  expect(layer()).toContain('"page_path":"/product","page_title":"商品一覧"');
  expect(scripts()).toHaveLength(1);
});

it('[setting-gtm-id] nothing of another host is loaded on a page whose URL carries a secret, or for an id that is none', () => {
  give('yes');
  show({ gtmId: ID, path: '/verify/email' });
  show({ gtmId: 'GTM-"><script>' });
  expect(scripts()).toEqual([]);
});

const SECRET = '/social-gift/abc123/shipping';

it('nothing is kept of a page whose URL carries a secret', async () => {
  give('yes');
  const { router } = show({ gtmId: ID });
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('/product'));
  await act(() => router.navigate(`${SECRET}?t=def456`));
  await act(() => router.navigate('/faq'));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('/faq'));
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/abc123|def456/);
});

it('[setting-gtm-id] a page with a secret is opened as a document of its own where the tag manager is loaded', async () => {
  give('yes');
  const { router, reload } = show({ gtmId: ID });
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await act(() => router.navigate('/faq'));
  expect(reload).not.toHaveBeenCalled();
  await act(() => router.navigate(SECRET));
  expect(reload).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('[setting-gtm-id] a document that was opened with a secret never loads the tag manager', async () => {
  give('yes');
  const { router, reload } = show({ gtmId: ID, path: SECRET });
  await act(() => router.navigate('/faq'));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('/faq'));
  expect([scripts(), reload.mock.calls]).toEqual([[], []]);
});

it.each(['no', null] as const)(
  '[trans-ecommerce-event-popup] with the answer %s nothing is sent; the popup of the event is one of the shop’s',
  async (said) => {
    if (said !== null) give(said);
    const call = jest.spyOn(services.api, 'call');
    show();
    act(() => services.store.set(tellShopEventAtom, { name: 'add_to_cart', items: [], cartToken: 'x' }));
    expect(services.store.get(eventPopupAtom)).toEqual({ unsent: ['add_to_cart'] });
    expect([call.mock.calls, layer(), await stored()]).toEqual([[], '[]', []]);
  },
);

it.each(['no', null] as const)(
  '[trans-ecommerce-event-popup] with the answer %s the popup of what a page shows is one of the shop’s, once for the page',
  async (said) => {
    if (said !== null) give(said);
    const filter = readProductFilter(new URLSearchParams());
    await services.queryClient.fetchQuery(productsQuery(services.api, filter));
    const call = jest.spyOn(services.api, 'call');
    const { router } = show();
    const told = () => services.store.get(eventPopupAtom);
    await waitFor(() => expect(told()).toEqual({ unsent: ['view_item_list'] }));
    services.store.set(eventPopupAtom, null);
    await act(() => router.navigate('/faq'));
    await act(() => router.navigate(-1));
    await act(() => router.navigate('/product?page=1'));
    await waitFor(() => expect(told()).toEqual({ unsent: ['view_item_list'] }));
    expect([call.mock.calls, layer(), await stored()]).toEqual([[], '[]', []]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('/product');
  },
);

it('[beh-account-services-events] with consent what a shopper does is sent once, in order, and may bring a popup', async () => {
  give('yes');
  show();
  act(() => {
    services.store.set(tellShopEventAtom, { name: 'login', method: 'password' });
    services.store.set(tellShopEventAtom, { name: 'add_to_cart', items: [] });
  });
  await waitFor(() =>
    expect(services.store.get(eventPopupAtom)).toMatchObject({ code: 'coupon-after-cart' }),
  );
  expect((await stored()).map(({ name, args }) => [name, args])).toEqual([
    ['login', { method: 'password' }],
    ['add_to_cart', { currency: 'JPY', value: 0, items: [] }],
  ]);
});
