import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { createReadyCart, decideCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { findLinkOrMailbox } from '@shop/validation/name/find-link-or-mailbox';
import { and, eq } from 'drizzle-orm';
import { catalogs, mails, rateCounters } from '../db/schema';

const GUEST = 'hanako@example.jp';

let api: TestApi;
let catalogId: number;
let productKey: string;
beforeAll(async () => {
  api = await openTestApi();
  const isOrderable = and(eq(catalogs.channelId, 1), eq(catalogs.isOrderable, true));
  catalogId = (await api.db.select().from(catalogs).where(isOrderable))[0]?.id ?? 0;
  productKey = (await wellStockedProducts(api.db, 1))[0]?.key ?? '';
});
beforeEach(async () => {
  for (const table of [mails, rateCounters]) await api.db.delete(table);
});
afterAll(() => api.close());

/** What a guest writes in the three lines of an address. */
type Lines = readonly [city: string, address1: string, address2: string];
const place = ([city, address1, address2]: Lines) => ({ ...TOKYO_ADDRESS, city, address1, address2 });

const orderCatalog = async (lines: Lines) => {
  const body = { ...place(lines), email: GUEST, catalog_ids: [catalogId] };
  expect((await api.call(createCatalogOrderSpec, { body })).status).toBe(201);
};
/** An order that is placed, paid and shipped. */
const order = async (lines: Lines) => {
  const cart = await createReadyCart(api, [{ product_key: productKey, quantity: 1 }], { email: GUEST });
  const body = { cart_token: cart.token, address: place(lines) };
  const { body: filled } = await api.call(addCartShippingSpec, { body });
  const placed = await decideCart(api, filled);
  expect(placed.status).toBe(200);
  const shop = operatorOf(api);
  expect((await shop('orders', 'paid', placed.body.order_no)).err).toBe('');
  const tracking = ['--tracking', placed.body.order_no];
  expect((await shop('orders', 'shipped', placed.body.order_no, ...tracking)).err).toBe('');
};
const WAYS = [
  ['a catalogue', orderCatalog],
  ['an order', order],
] as const;

/** The lines of the mails to the guest that tell of the place. */
const told = async () =>
  (await api.mailbox())
    .filter(({ to }) => to === GUEST)
    .flatMap(({ text, html }) => [...text.split('\n'), ...html.split(/<[^>]*>/)])
    .filter((line) => line.includes('東京都'));

describe.each(WAYS)('a guest who orders %s', (_what, act) => {
  it.each<[string, Lines]>([
    ['the end of a domain in the second', ['千代田区evil.c', 'om/1', '']],
    ['a domain from its dot on in the second', ['当選evil', '.com/1-1', '']],
    ['an ending at the beginning of the first', ['.com/当選', '1-1', '']],
    ['a mailbox before its domain', ['千代田区win@evil.c', 'om 1', '']],
  ])('writes no address into a mail over two lines: %s', async (_how, lines) => {
    await act(lines);
    const written = await told();
    expect(written).not.toEqual([]);
    expect(written.map((line) => [line, findLinkOrMailbox(line)])).toEqual(
      written.map((line) => [line, null]),
    );
  });

  it.each<Lines>([
    ['千代田区丸の内', '1-9-1', 'K.T.ビル 3F'],
    ['札幌市中央区北1条', '西2丁目', 'Dr.ビル'],
    ['大阪市北区梅田', '１丁目２番３号', 'Y.Sマンション 203'],
    ['横浜市西区みなとみらい', '2.3.1', 'No.5ビル'],
  ])('lives in real houses: %s %s %s', async (...lines) => {
    await act(lines);
    const written = await told();
    expect(written).not.toEqual([]);
    for (const line of written) for (const part of lines) expect(line).toContain(part);
  });
});
