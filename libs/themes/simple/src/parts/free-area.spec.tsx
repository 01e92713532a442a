import { freeAreas } from '@shop/shop-api/db/schema';
import { createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../theme';
import { FreeArea } from './free-area';

const shop = servedShopOfFile();
const mockNear: (() => Promise<unknown>)[] = [];
jest.mock('@shop/site/loading/load-near-viewport', () => ({
  loadNearViewport: (_place: Element, load: () => Promise<unknown>) => {
    mockNear.push(load);
    return () => undefined;
  },
}));
beforeEach(() => {
  mockNear.length = 0;
});
const comeNear = () => act(() => Promise.all(mockNear.map((load) => load())));

async function open() {
  const services = await createTestServices(shop.url);
  const call = jest.spyOn(services.api, 'call');
  const { container } = renderPage(<FreeArea code="cart-notice" />, { services, theme: simpleTheme });
  return { services, call, text: () => container.textContent };
}

it('[entity-free-area] is asked for when it comes near the viewport, and shows what the editors have written', async () => {
  const { services, call } = await open();
  expect(call).not.toHaveBeenCalled();
  await comeNear();
  await screen.findByText(/ご注文の確定をもって確保いたします/);
  services.session.close();
});

it('is left out where there is none', async () => {
  const ofCart = eq(freeAreas.code, 'cart-notice');
  await shop.api.db.update(freeAreas).set({ isShow: false }).where(ofCart);
  const { services, call, text } = await open();
  await comeNear();
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  expect([call.mock.calls.length, text(), services.errors]).toEqual([1, '', []]);
  services.session.close();
});
