import type { ProductVariantView, ProductView } from '@shop/feature-catalogue/product-view';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { paths } from '@shop/site/paths/paths';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { screen, within } from '@testing-library/react';
import { schoolTheme } from '../school-theme';
import { SchoolChoice } from './school-choice';

const shop = servedShopOfFile();

const variant = (colour: string, size: string, part: Partial<ProductVariantView>): ProductVariantView => ({
  key: `vest-${colour}-${size}`,
  label: `${colour}／${size}`,
  values: [colour, size],
  thumbnail: `${colour}.webp`,
  isCurrent: false,
  isAvailable: true,
  ...part,
});

/** A product of the shop in two colours and three sizes. */
async function vest(): Promise<ProductView> {
  const [stored] = await wellStockedProducts(shop.api.db, 1);
  const product = await shop.services.queryClient.fetchQuery(
    productQuery(shop.services.api, stored?.key ?? ''),
  );
  return {
    ...product,
    options: [
      { name: '色', value: '紺' },
      { name: 'サイズ', value: 'M' },
    ],
    variants: [
      variant('紺', 'S', { isFew: true }),
      variant('紺', 'M', { isCurrent: true }),
      variant('紺', 'L', { isAvailable: false }),
      variant('朱', 'M', {}),
    ],
  };
}

it('[entity-product] colour and size are chosen each by itself, and each size says what is in stock', async () => {
  const product = await vest();
  renderPage(<SchoolChoice product={product} />, { services: shop.services, theme: schoolTheme });
  const colours = within(screen.getByRole('navigation', { name: '色を選ぶ' }));
  const sizes = within(screen.getByRole('navigation', { name: 'サイズを選ぶ' }));
  expect(colours.getByRole('link', { name: /^紺/ })).toHaveAttribute('aria-current', 'true');
  expect(colours.getByRole('link', { name: /^朱/ })).toHaveAttribute('href', paths.product('vest-朱-M'));
  expect(sizes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'S△（残りわずか）',
    'M○（在庫あり）',
    'L×（在庫切れ）',
  ]);
});
