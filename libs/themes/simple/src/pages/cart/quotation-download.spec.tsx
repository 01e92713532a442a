import { createFilledCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import { QuotationDownload } from './quotation-download';

const shop = servedShopOfFile();
let cartToken = '';
const saved: string[] = [];

beforeAll(async () => {
  const [product] = await wellStockedProducts(shop.api.db, 1);
  cartToken = (await createFilledCart(shop.api, [{ product_key: product!.key, quantity: 2 }])).token;
  // jsdom neither knows addresses of blobs nor follows links.
  URL.createObjectURL = () => 'blob:quotation';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
beforeEach(() => saved.splice(0));
afterEach(cleanup);
afterAll(() => jest.restoreAllMocks());

const show = (token: string) =>
  renderPage(<QuotationDownload cartToken={token} />, {
    services: shop.services,
    theme: simpleTheme,
    path: '/cart/',
  });
const press = async () => {
  await userEvent.click(screen.getByRole('button', { name: '見積書をダウンロード' }));
};

it.each([
  ['of a cart that is unknown', 'A'.repeat(22), null],
  ['that the server fails to write', null, { scenario: 'server-error', times: 1 }],
] as const)(
  'a quotation %s says why, saves nothing, and may be asked for again',
  async (_what, token, fault) => {
    if (fault !== null) await shop.api.lab(fault);
    show(token ?? cartToken);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: '見積書をダウンロード' })).toBeEnabled();
  },
);
