import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import MakerDetailPage from './maker-detail-page';

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

const destinations = (links: readonly HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

it('[route-maker-key] a maker shows its brands and its own products, with the way to all of them', async () => {
  renderPage(<MakerDetailPage params={{ key: '1' }} search={new URLSearchParams()} />, {
    services,
    theme: simpleTheme,
    path: '/maker/1',
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('箕輪窯');
  const brands = within(screen.getByRole('region', { name: '取り扱いブランド' })).getAllByRole('link');
  expect(destinations(brands)).toEqual([
    ['箕輪', '/product?brand=minowa'],
    ['ゆきしろ', '/product?brand=yukishiro'],
  ]);
  const products = within(screen.getByRole('region', { name: '箕輪窯の商品' }));
  const all = await products.findByRole('link', { name: /^すべての商品を見る/ });
  expect(products.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'あさぎり 保存容器',
    'あさぎり 平皿 21cm',
    'ゆきしろ 片手鍋 18cm',
    'ゆきしろ マグカップ',
    'ゆきしろ 湯のみ',
    'こもれび ケトル 1.2L',
    'こもれび マグカップ',
  ]);
  expect(destinations([all])).toEqual([['すべての商品を見る（7点）', '/product?maker=minowa-kiln']]);
});
