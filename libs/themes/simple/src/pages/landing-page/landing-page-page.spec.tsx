import { getCollectionSpec } from '@shop/contract/collections/get-collection';
import { landingPages } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import LandingPagePage from './landing-page-page';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterEach(() => {
  cleanup();
  services.queryClient.clear();
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const open = (key: string) =>
  renderPage(<LandingPagePage params={{ key }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: `/lp/${key}`,
  });

it('shows the products that the page is about', async () => {
  const { body } = await api.call(getCollectionSpec, { params: { alias: 'first-tools' }, query: {} });
  open('for-beginners');
  const products = within(await screen.findByRole('region', { name: 'この特集の商品' }));
  const names = products.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(body.products.map(({ product_model }) => product_model.name));
});

it('stands without products where it names no collection', async () => {
  await api.db.update(landingPages).set({ collectionId: null }).where(eq(landingPages.slug, 'for-beginners'));
  open('for-beginners');
  expect(await screen.findByRole('heading', { level: 1, name: 'はじめての一人暮らし' })).toBeVisible();
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: 'この特集の商品' })).toBeNull();
});
