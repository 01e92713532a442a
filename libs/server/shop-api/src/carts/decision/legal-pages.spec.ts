import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { createReadyCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { and, eq, inArray } from 'drizzle-orm';
import { channels, orders, staticPages } from '../../db/schema';

let live: TestApi;
let product: StockedProduct;
beforeAll(async () => {
  live = await openTestApi({ config: { env: 'live', isLab: false } });
  const [stocked] = await wellStockedProducts(live.db, 1);
  product = stocked!;
});
afterAll(() => live.close());

const pagesOf = async (channel: string, ...urls: readonly string[]) => {
  const [row] = await live.db.select().from(channels).where(eq(channels.key, channel));
  return and(eq(staticPages.channelId, row?.id ?? 0), inArray(staticPages.url, [...urls]));
};
const isSellingShown = async () => {
  const { body } = await live.call(getFrontSettingsSpec, {});
  return (
    body['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'] !== true ||
    body['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'] !== false
  );
};
const decide = async () => {
  const cart = await createReadyCart(live, [{ product_key: product.key, quantity: 1 }]);
  return live.call(decideCartSpec, {
    params: { cart_token: cart.token },
    body: { total_payment: cart.data.order.total_payment },
  });
};

it.each([
  ['the legal notice is hidden', ['/legal'], { isShow: false }, '「特定商取引法に基づく表記」'],
  ['the privacy policy says nothing', ['/privacy'], { body: '<p>&nbsp;</p>' }, '「プライバシーポリシー」'],
  [
    'both are missing',
    ['/legal', '/privacy'],
    { url: '/elsewhere' },
    '「特定商取引法に基づく表記」「プライバシーポリシー」',
  ],
])('a live shop takes no order while %s, and says which', async (_what, urls, change, named) => {
  const before = await live.db.$count(orders);
  const stored = await live.db
    .select()
    .from(staticPages)
    .where(await pagesOf('default', ...urls));
  for (const { id } of stored)
    await live.db
      .update(staticPages)
      .set('url' in change ? { url: `${change.url}-${id}` } : change)
      .where(eq(staticPages.id, id));
  expect(await isSellingShown()).toBe(false);
  const { status, error } = await decide();
  expect({ status, ...error }).toMatchObject({
    status: 422,
    code: 'cart.common.stop_selling',
    message: `ただいまご注文を承ることができません。${named}のページを準備しております`,
  });
  for (const { id, ...page } of stored)
    await live.db.update(staticPages).set(page).where(eq(staticPages.id, id));
  expect(await isSellingShown()).toBe(true);
  expect((await decide()).status).toBe(200);
  expect(await live.db.$count(orders)).toBe(before + 1);
});

it('the pages of another shop count for that shop alone', async () => {
  await live.db.delete(staticPages).where(await pagesOf('gift', '/legal', '/privacy'));
  expect(await isSellingShown()).toBe(true);
  expect((await decide()).status).toBe(200);
});

it('a demonstration sells without them', async () => {
  const demo = await openTestApi();
  await demo.db.delete(staticPages);
  const cart = await createReadyCart(demo, [{ product_key: product.key, quantity: 1 }]);
  const { status } = await demo.call(decideCartSpec, {
    params: { cart_token: cart.token },
    body: { total_payment: cart.data.order.total_payment },
  });
  expect(status).toBe(200);
  await demo.close();
});
