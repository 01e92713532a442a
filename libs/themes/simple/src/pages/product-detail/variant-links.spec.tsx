import type { ProductVariantView } from '@shop/feature-catalogue/product-view';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { paths } from '@shop/site/paths/paths';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { screen, within } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import { VariantLinks } from './variant-links';

const shop = servedShopOfFile();
const COLOURS = ['白', '黒', '紺', '茶', '緑', '赤', '黄', '灰', '桃', '紫'];
const SIZES = 30;

/** 300 variants but one: there is no black shirt of the second size, and none of the third is left. */
const variants = COLOURS.flatMap((colour) =>
  Array.from({ length: SIZES }, (_, at): ProductVariantView => {
    const size = `${at + 1}号`;
    return {
      ...{ key: `${colour}-${size}`, label: `${colour}／${size}`, values: [colour, size], thumbnail: null },
      isCurrent: colour === '黒' && at === 0,
      isAvailable: !(colour === '黒' && at === 2),
    };
  }),
).filter(({ key }) => key !== '黒-2号');

it('colour and size of 300 variants are chosen each by itself, and many sizes fold into a list', async () => {
  const [stored] = await wellStockedProducts(shop.api.db, 1);
  const product = await shop.services.queryClient.fetchQuery(productQuery(shop.services.api, stored!.key));
  const options = [
    { name: '色', value: '黒' },
    { name: 'サイズ', value: '1号' },
  ];
  renderPage(<VariantLinks product={{ ...product, options, variants }} />, {
    services: shop.services,
    theme: simpleTheme,
  });
  const colours = within(screen.getByRole('navigation', { name: '色を選ぶ' }));
  expect(colours.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(COLOURS);
  expect(colours.getByRole('link', { name: '白' })).toHaveAttribute('href', paths.product('白-1号'));
  expect(colours.queryByRole('group')).toBeNull();
  const sizes = screen.getByRole('navigation', { name: 'サイズを選ぶ' });
  const list = within(sizes).getByRole('group');
  expect(list).not.toHaveAttribute('open');
  expect(within(sizes).getByText('1号', { selector: 'p *' })).toBeVisible();
  const links = [...list.querySelectorAll('a')];
  expect(links).toHaveLength(SIZES);
  expect(links.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    '1号',
    '2号組み合わせなし',
    '3号在庫切れ',
    '4号',
  ]);
  expect(links[1]).toHaveAttribute('href', paths.product('白-2号'));
});
