import { createEcommerceEvent } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { openPopupAtom } from '@shop/feature-content/popups/open-popup';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { eventPopupAtom } from '@shop/site/event-popup';
import { PAGE_PATHS, type RoutedPageId } from '@shop/site/page-paths';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { DocumentSession } from '../document/shop-document';
import { ShopDocumentProvider } from '../document/shop-document-provider';
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
  mockLoad.mockReset();
  mockLoad.mockResolvedValue({ overlays: { popup: { load: () => Promise.resolve(Popup) } } });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  services.session.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(ids: readonly [RoutedPageId, ...RoutedPageId[]], session: DocumentSession = 'absent') {
  const router = createMemoryRouter(
    ids.map((id) => ({ path: PAGE_PATHS[id], element: <LazyPopups />, handle: { page: { id } } })),
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
const pause = () => {
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(QUIET_MS));
  // What follows waits for the API.
  jest.useRealTimers();
};

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
    const body = { name: 'add_to_cart', args: '{}' } as const;
    const { data } = await services.api.call(createEcommerceEvent, { body });
    const call = jest.spyOn(services.api, 'call');
    const router = show([id, 'home']);
    act(() => services.store.set(eventPopupAtom, data.popup));
    pause();
    expect([call.mock.calls, mockLoad.mock.calls]).toEqual([[], []]);
    await act(() => router.navigate('/'));
    await screen.findByText('coupon-after-cart');
  },
);

it('the page stands where its code cannot be loaded', async () => {
  mockLoad.mockRejectedValueOnce(new Error('offline'));
  show(['home']);
  pause();
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
  expect(services.store.get(openPopupAtom)).toBeNull();
});
