import { listProductsSpec } from '@shop/contract/products/list-products';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag';
import { createFilledCart } from '@shop/testing-api/checkout';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { SCHOOL, atSchool, grantOf } from './checked-school';
import type { Place, Prepare } from './scenario';

const WHOLESALE = 'corporate';
const GIFT = 'gift';
const BUYER = 'buyer@example.jp';

/** A page of a shop other than the general one, as anybody sees it. */
const pageOf =
  (channel: string, path: string): Prepare =>
  () => ({ path, channel });

/** A product of a shop, in plenty. */
const productOf =
  (channel: string) =>
  async (api: TestApi): Promise<Place> => {
    const [product] = await wellStockedProducts(api.db, 1, { channel });
    const key = product?.key ?? '';
    return { path: `/product/${key}/`, params: { key }, channel };
  };

/** Sold by the case too, with prices of its own for buyers who have signed in. */
const wholesaleProduct = productOf(WHOLESALE);

/** The keys of what さくら台中学校 sells to its families. */
async function uniformKeys(api: TestApi): Promise<readonly string[]> {
  const { tag, grant } = await grantOf(api);
  const headers = { [TAG_GRANT_HEADER]: grant };
  const { body } = await api.call(listProductsSpec, { query: { tag: [tag] } }, { channel: SCHOOL, headers });
  return body.map(({ key }) => key);
}

/** A cart with two products of a shop, the second one twice. */
async function cartOf(api: TestApi, channel: string, token?: string): Promise<Place> {
  const [first, second] = await wellStockedProducts(api.db, 2, { channel });
  if (first === undefined || second === undefined) throw new Error(`${channel} has too few products`);
  const lines = [
    { product_key: first.key, quantity: first.lotSize },
    { product_key: second.key, quantity: second.lotSize * 2 },
  ];
  const cart = await createFilledCart(api, lines, { channel, ...(token === undefined ? {} : { token }) });
  return { path: '/cart/', channel, cartToken: cart.token };
}

/** Pages of the other shops, in what differs from the general one. */
export const SHOP_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'home-wholesale': pageOf(WHOLESALE, '/'),
  'home-school': pageOf(SCHOOL, '/'),
  'home-gift': pageOf(GIFT, '/'),
  'product-list-wholesale': async (api) => ({
    ...{ path: '/product/', channel: WHOLESALE },
    member: await api.signIn(BUYER, WHOLESALE),
  }),
  'product-list-school': (api) => atSchool(api, '/product/?tag=sakura-jhs'),
  'product-list-gift': pageOf(GIFT, '/product/'),
  'product-detail-wholesale': wholesaleProduct,
  'product-detail-wholesale-member': async (api) => ({
    ...(await wholesaleProduct(api)),
    member: await api.signIn(BUYER, WHOLESALE),
  }),
  'product-detail-school': async (api) => {
    const [key = ''] = await uniformKeys(api);
    return { ...(await atSchool(api, `/product/${key}/`)), params: { key } };
  },
  'product-detail-gift': productOf(GIFT),
  'cart-wholesale': async (api) => {
    const member = await api.signIn(BUYER, WHOLESALE);
    return { ...(await cartOf(api, WHOLESALE, member)), member };
  },
  'cart-school': (api) => cartOf(api, SCHOOL),
  'cart-gift': (api) => cartOf(api, GIFT),
};
