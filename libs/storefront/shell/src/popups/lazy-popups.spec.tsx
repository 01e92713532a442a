import { createEcommerceEvent } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { openPopupAtom } from '@shop/feature-content/popups/open-popup';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { isConsentAwaitedAtom } from '@shop/site/state/consent-awaited';
import { eventPopupAtom } from '@shop/site/state/event-popup';
import { PAGE_PATHS, type RoutedPageId } from '@shop/site/paths/page-paths';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { DocumentSession } from '../document/shop-document';
import { ShopDocumentProvider } from '../document/shop-document-provider';
import type { RouteHandle } from '../page/route-handle';
import { LazyPopups } from './lazy-popups';

const QUIET_MS = 2_000;
function Popup() {
  return <output>{useAtomValue(openPopupAtom)?.code}</output>;
}
const mockLoad = jest.fn();
const mockTheme = { allPages: { load: () => mockLoad() as unknown } };
jest.mock('@shop/theming/theme-provider', () => ({ useTheme: () => mockTheme }));

const shop = servedShopOfFile();
let services: TestServices;
beforeEach(async () => {
  window.localStorage.clear();
  services = await createTestServices(shop.url);
  services.store.set(isConsentAwaitedAtom, false);
  mockLoad.mockReset();
  mockLoad.mockResolvedValue({ overlays: { popup: { load: () => Promise.resolve(Popup) } } });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  services.session.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const handleOf = (id: RoutedPageId) =>
  jest.requireActual<{ readonly handle: RouteHandle }>(`../pages/${id}`).handle;

function show(ids: readonly [RoutedPageId, ...RoutedPageId[]], session: DocumentSession = 'absent') {
  const router = createMemoryRouter(
    ids.map((id) => ({ path: PAGE_PATHS[id], element: <LazyPopups />, handle: handleOf(id) })),
    { initialEntries: [PAGE_PATHS[ids[0]]] },
  );
  render(
    <ShopServicesProvider services={services}>
      <ShopDocumentProvider value={{ channel: 'default', origin: 'http://shop.example', session }}>
        <RouterProvider router={router} />
      </ShopDocumentProvider>
    </ShopServicesProvider>,
  );
  return router;
}
const popupOfEvent = async () => {
  const body = { name: 'add_to_cart', args: '{}' } as const;
  return (await services.api.call(createEcommerceEvent, { body })).data.popup;
};
const pause = () => {
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(QUIET_MS));
  // What follows waits for the API.
  jest.useRealTimers();
};

/** Lets begin what a pause has started. */
const begin = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

it('a guest has done something before this code arrives: a pause opens the popup of the page', async () => {
  show(['home']);
  act(() => jest.advanceTimersByTime(QUIET_MS));
  jest.useRealTimers();
  await screen.findByText('welcome');
});

it('with a member’s page it arrives at once, so it waits for a sign; the next page closes the popup', async () => {
  const call = jest.spyOn(services.api, 'call');
  const router = show(['home', 'faq'], 'valid');
  act(() => jest.advanceTimersByTime(QUIET_MS));
  expect(call).not.toHaveBeenCalled();
  pause();
  await screen.findByText('welcome');
  await act(() => router.navigate('/faq'));
  expect(services.store.get(openPopupAtom)).toBeNull();
});

it.each<RoutedPageId>(['cart', 'cart-payment', 'login', 'popup'])(
  'over the page %s none opens; what an event brought opens on the next',
  async (id) => {
    const popup = await popupOfEvent();
    const call = jest.spyOn(services.api, 'call');
    const router = show([id, 'home']);
    act(() => services.store.set(eventPopupAtom, popup));
    pause();
    await begin();
    expect([call.mock.calls, mockLoad.mock.calls]).toEqual([[], []]);
    await act(() => router.navigate('/'));
    await screen.findByText('coupon-after-cart');
  },
);

it('[trans-ecommerce-event-popup] while the question for consent stands none opens; with its answer that of an event does', async () => {
  const popup = await popupOfEvent();
  services.store.set(isConsentAwaitedAtom, true);
  const call = jest.spyOn(services.api, 'call');
  show(['home']);
  act(() => services.store.set(eventPopupAtom, popup));
  pause();
  await begin();
  expect([call.mock.calls, mockLoad.mock.calls]).toEqual([[], []]);
  act(() => services.store.set(isConsentAwaitedAtom, false));
  await screen.findByText('coupon-after-cart');
});

/** Begins to open the popup of an event, with code that arrives when the returned function is called. */
async function openSlowly() {
  const popup = await popupOfEvent();
  let arrive: () => void = () => undefined;
  const overlay = { load: () => Promise.resolve(Popup) };
  mockLoad.mockReturnValueOnce(
    new Promise((resolve) => (arrive = () => resolve({ overlays: { popup: overlay } }))),
  );
  const router = show(['home', 'cart-complete']);
  jest.useRealTimers();
  act(() => services.store.set(eventPopupAtom, popup));
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
  const settle = async () => {
    act(() => arrive());
    // What was to be shown waits again.
    await waitFor(() => expect(services.store.get(eventPopupAtom)).not.toBeNull());
  };
  return { router, settle };
}

it('one whose code comes late does not open over the page that thanks for an order, but on the next', async () => {
  const { router, settle } = await openSlowly();
  await act(() => router.navigate('/cart/complete'));
  await settle();
  expect(services.store.get(openPopupAtom)).toBeNull();
  await act(() => router.navigate('/'));
  await screen.findByText('coupon-after-cart');
});

it('one whose code comes late does not open over a question that came meanwhile', async () => {
  const { settle } = await openSlowly();
  act(() => services.store.set(isConsentAwaitedAtom, true));
  await settle();
  expect(services.store.get(openPopupAtom)).toBeNull();
  act(() => services.store.set(isConsentAwaitedAtom, false));
  await screen.findByText('coupon-after-cart');
});

it.each([
  ['an error', '<p role="alert">通信できませんでした</p>'],
  ['a toast', '<div class="Toastify__toast">カートに追加しました</div>'],
])('while %s is on the page none opens; after it, the next pause opens it', async (_what, message) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<p role="alert"></p>${message}`;
  const call = jest.spyOn(services.api, 'call');
  show(['home']);
  pause();
  await begin();
  expect(call).not.toHaveBeenCalled();
  place.innerHTML = '<p role="alert"></p>';
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  pause();
  await screen.findByText('welcome');
  place.remove();
});

it('the page stands where its code cannot be loaded', async () => {
  mockLoad.mockRejectedValueOnce(new Error('offline'));
  show(['home']);
  pause();
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
  expect(services.store.get(openPopupAtom)).toBeNull();
});
