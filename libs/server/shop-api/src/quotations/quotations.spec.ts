import { writeFile } from 'node:fs/promises';
import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { decideCart, createFilledCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { readPdf } from '@shop/testing-api/read-pdf';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { productAccessories } from '../db/schema';

const MANY = 30;

let api: TestApi;
let member: Shopper;
let second: Shopper;
let products: StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  products = await wellStockedProducts(api.db, MANY);
});
afterAll(() => api.close());

const download = (path: string, { token }: Shopper) =>
  api.request(path, {
    headers: {
      'channel-id': 'default',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
const ofCart = (token: string, shopper: Shopper = {}) =>
  download(`/v1/carts/${token}/download/quotation`, shopper);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;

it('[call-get-v1-carts-cart-token-download-quotation] shows the lines and amounts of the cart, with its period of validity', async () => {
  const wanted = [{ product_key: products[0]!.key, quantity: 3 }];
  const cart = await createReadyCart(api, wanted);
  const response = await ofCart(cart.token);
  expect(decodeURIComponent(response.headers.get('x-suggested-filename') ?? '')).toMatch(
    /^見積書_Q-D20260610-\d{7}\.pdf$/,
  );
  const { text, pages } = await readPdf(await bytesOf(response));
  expect(pages).toBe(1);
  for (const part of [
    '見積書',
    '山田花子様',
    '有効期限2026年7月10日(金)まで',
    '銀行振込(前払い)',
    `小計(税込)${yen(cart.data.order.amounts_with_tax.subtotal)}`,
    `合計(税込)${yen(cart.data.order.total_payment)}`,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('送料は含まれていません');
});

it('lists accessories below their line, so that the amounts add up to the subtotal', async () => {
  const [product, accessory] = [products[0]!, products[MANY - 1]!];
  await api.db
    .insert(productAccessories)
    .values({ productId: product.id, accessoryId: accessory.id, quantityRule: 'same', position: 99 });
  const { token: cart_token, data } = await createFilledCart(api, [
    { product_key: product.key, quantity: 2 },
  ]);
  const { key } = data.detail.products[0]!;
  const body = { cart_token, key, product_key: accessory.key };
  const { body: cart } = await api.call(addCartAccessorySpec, { body });
  expect(cart.data.order.amounts_with_tax.subtotal).toBe((product.price + accessory.price) * 2);
  const { text } = await readPdf(await bytesOf(await ofCart(cart_token)));
  expect(text).toContain(`付属品(${product.name.replace(/\s/g, '')})`);
  expect(text).toContain(`小計(税込)${yen(cart.data.order.amounts_with_tax.subtotal)}`);
});

it('shows that the shipping fee is not included while there is no address', async () => {
  const cart = await createFilledCart(api, [{ product_key: products[0]!.key, quantity: 1 }]);
  const { text } = await readPdf(await bytesOf(await ofCart(cart.token)));
  expect(text).toContain('お届け先が決まっていないため、送料は含まれていません。');
  expect(text).not.toContain('送料(');
  expect(text).toContain('お客様');
});

it.each(['default', 'corporate', 'school', 'gift'])(
  'the shop %s signs as its legal page says',
  async (channel) => {
    const [goods] = await wellStockedProducts(api.db, 1, { channel });
    const { token } = await createFilledCart(api, [{ product_key: goods!.key, quantity: 1 }], { channel });
    const bytes = await bytesOf(
      await api.request(`/v1/carts/${token}/download/quotation`, { headers: { 'channel-id': channel } }),
    );
    const { text } = await readPdf(bytes);
    const { body: legal } = await api.call(getStaticPageSpec, { params: { path: '/legal' } }, { channel });
    const said = (term: string) =>
      new RegExp(`<th[^>]*>${term}</th>\\s*<td[^>]*>(.*?)</td>`, 's')
        .exec(legal.body)?.[1]
        ?.replace(/<[^>]*>|\s/g, '')
        .replace(/受付時間.*/, '') ?? 'nothing';
    for (const term of ['販売事業者', '電話番号', '適格請求書発行事業者の登録番号'])
      expect(text).toContain(said(term));
    expect(text).toContain(said('所在地').slice(1));
  },
);

it('repeats its header on every page', async () => {
  const cart = await createFilledCart(
    api,
    products.map(({ key }) => ({ product_key: key, quantity: 1 })),
  );
  const bytes = await bytesOf(await ofCart(cart.token));
  if (process.env.SHOP_WRITE_PDF !== undefined) await writeFile(process.env.SHOP_WRITE_PDF, bytes);
  const { text, pages } = await readPdf(bytes);
  expect(pages).toBe(2);
  expect(text.match(/品名単価\(税込\)数量金額\(税込\)/g)).toHaveLength(2);
  for (const { code } of products) expect(text).toContain(code);
  expect(text).toContain(`1/2`);
  expect(text).toContain(`2/2`);
});

it('[call-get-v1-me-orders-id-download-quotation] can be downloaded for an order, by its member only', async () => {
  const cart = await createReadyCart(api, [{ product_key: products[0]!.key, quantity: 1 }], member);
  const { order_id, order_no, total_payment } = (await decideCart(api, cart, member)).body;
  const path = `/v1/me/orders/${order_id}/download/quotation`;
  const { text } = await readPdf(await bytesOf(await download(path, member)));
  for (const part of [`Q-${order_no}`, `合計(税込)${yen(total_payment)}`, '有効期限2026年7月10日(金)まで'])
    expect(text).toContain(part);
  expect(text).not.toContain('キャンセル済み');
  await api.call(cancelOrderSpec, { params: { id: order_id }, body: {} }, member);
  expect((await readPdf(await bytesOf(await download(path, member)))).text).toContain('キャンセル済み');
  for (const [place, who] of [
    [path, second],
    ['/v1/me/orders/2000000000/download/quotation', member],
  ] as const) {
    const response = await download(place, who);
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'order.not_found', message: '注文が見つかりません' },
    ]);
  }
});

it('is rejected for an empty, an unknown and another’s cart', async () => {
  const { body } = await api.call(initCartSpec, { body: { token: null } });
  expect(await (await ofCart(body.token)).json()).toMatchObject({ code: 'cart.products.empty' });
  expect((await ofCart('unknown')).status).toBe(404);
  const cart = await createReadyCart(api, [{ product_key: products[0]!.key, quantity: 1 }], member);
  for (const who of [{}, second]) expect((await ofCart(cart.token, who)).status).toBe(404);
});
