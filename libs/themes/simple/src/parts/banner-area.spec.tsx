import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bannersQuery } from '@shop/feature-content/banners-query';
import { banners } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../theme';
import { BannerArea } from './banner-area';
import LatePlace from './late-place';

let api: TestApi;
let services: TestServices;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  api = await openTestApi({ config: { filesFolder: folder } });
  services = await createTestServices((await api.serve()).url);
});
afterEach(cleanup);
afterAll(async () => {
  services.session.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function open() {
  const shown = await services.queryClient.fetchQuery({
    ...bannersQuery(services.api, ['home-main', 'home-sub']),
    staleTime: 0,
  });
  renderPage(<BannerArea banners={shown} area="home-sub" />, { services, theme: simpleTheme });
  return shown;
}

it('[beh-banners-shown-only, const-banner-is-show] shows the banners of its area, not those that are hidden', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'クーポン' })).toHaveAttribute('href', '/coupon/');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'クーポン',
    'こもれびの壁紙',
  ]);
  cleanup();
  await api.db.update(banners).set({ isShow: false }).where(eq(banners.title, 'クーポン'));
  await open();
  expect(screen.queryByRole('link', { name: 'クーポン' })).toBeNull();
});

it('[beh-download-toast, string-download-toast] saves the picture under the name that the server suggests, and says so', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const shown = await open();
  const file = path.basename(shown.find(({ title }) => title === 'こもれびの壁紙')?.picture?.src ?? '');
  await writeFile(path.join(folder, file), 'a picture');
  await userEvent.click(screen.getByRole('button', { name: /^画像をダウンロード.*こもれびの壁紙/ }));
  // The other banner is no file to take home.
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(await screen.findByText('ダウンロードが完了しました')).toBeVisible();
  expect(saved).toEqual(['こもれびの壁紙.webp']);
});

it('[entity-banner] beside the cart stand its own banners, small and without a download', async () => {
  renderPage(<LatePlace area="cart" />, { services, theme: simpleTheme });
  const list = await screen.findByRole('list', { name: 'おすすめのご案内' });
  expect(within(list).getByRole('link', { name: 'クーポンはお持ちですか' })).toHaveAttribute(
    'href',
    '/coupon/',
  );
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(within(list).queryByRole('button')).toBeNull();
});
