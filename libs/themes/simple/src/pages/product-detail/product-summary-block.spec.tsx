import { productQuery } from '@shop/feature-catalogue/product-query';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { screen } from '@testing-library/react';
import { simpleTheme } from '../../theme';
import { ProductSummaryBlock } from './product-summary-block';

const shop = servedShopOfFile();

it('says that points are for members: a guest reads the same document and gets none', async () => {
  const { services, api } = shop;
  const [stored] = await wellStockedProducts(api.db, 1);
  const product = await services.queryClient.fetchQuery(productQuery(services.api, stored!.key));
  expect(product.point).toBeGreaterThan(0);
  renderPage(<ProductSummaryBlock product={product}>{null}</ProductSummaryBlock>, {
    services,
    theme: simpleTheme,
  });
  expect(screen.getByText(/ポイント獲得$/).textContent).toBe(`会員の方は${product.point}ポイント獲得`);
});
