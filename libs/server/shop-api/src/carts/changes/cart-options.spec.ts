import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import type { Cart } from '@shop/contract/carts/cart';
import { deleteCartAccessoriesSpec } from '@shop/contract/carts/delete-cart-accessories';
import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { modifyCartAccessoriesSpec } from '@shop/contract/carts/modify-cart-accessories';
import { modifyCartPackingSpec } from '@shop/contract/carts/modify-cart-packing';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { listPackingsSpec } from '@shop/contract/packings/list-packings';
import { listProductAccessoriesSpec } from '@shop/contract/products/list-product-accessories';
import { listProductUosSpec } from '@shop/contract/products/list-product-uos';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import { productAccessories } from '../../db/schema';

let api: TestApi;
let product: StockedProduct;
let free: StockedProduct;
let same: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  const stocked = await wellStockedProducts(api.db, 3);
  product = stocked[0]!;
  free = stocked[1]!;
  same = stocked[2]!;
  await api.db.delete(productAccessories);
  await api.db.insert(productAccessories).values([
    { productId: product.id, accessoryId: free.id, quantityRule: 'free', maxPerPiece: 2, position: 0 },
    { productId: product.id, accessoryId: same.id, quantityRule: 'same', position: 1 },
  ]);
});
afterAll(() => api.close());
afterEach(() => checkInvariants(api.db));

const fill = (quantity = 2) => createReadyCart(api, [{ product_key: product.key, quantity }]);
const lineOf = (cart: Cart) => cart.data.detail.products[0]!;
const placedOrder = async (cart: Cart, shopper: Shopper = {}) => {
  const { body } = await decideCart(api, cart, shopper);
  const input = { params: { orderNo: body.order_no }, query: { cart_token: cart.token } };
  return (await api.call(getCartOrderSpec, input, shopper)).body;
};

describe('packings', () => {
  const add = (cart: Cart, values: object) => {
    const shipping_key = cart.data.detail.shippings[0]!.key;
    const body = { cart_token: cart.token, shipping_key, packing_key: 'wrapping', ...values };
    return api.callWith(addCartPackingSpec, { body });
  };

  it('[call-patch-v1-carts-packings-add, call-patch-v1-carts-packings-modify] adds a packing with a taxed fee, which the order keeps', async () => {
    const before = await fill();
    await add(before, { packing_key: 'gift-box', quantity: 1 });
    await add(before, { quantity: 2 });
    const noshi = { packing_key: 'noshi-outer', noshi_title: '御祝', noshi_name: '山田' };
    const { body } = await add(before, noshi);
    const { packings } = body.data.detail.shippings[0]!;
    expect(packings).toMatchObject([
      { packing_key: 'wrapping', quantity: 2, unit_price: 200, subtotal: 400 },
      { packing_key: 'noshi-outer', noshi_title: '御祝', noshi_name: '山田', unit_price: 100 },
    ]);
    expect(body.data.order.total_packing).toBe(500);
    const taxed = body.data.order.amount_by_tax_rate[0]!.taxable_amount;
    expect(taxed).toBe(before.data.order.amount_by_tax_rate[0]!.taxable_amount + 500);

    const key = packings[1]!.key;
    const change = { cart_token: before.token, key, noshi_title: '内祝', noshi_name: '' };
    const changed = (await api.call(modifyCartPackingSpec, { body: change })).body;
    const order = await placedOrder(changed);
    expect(order.total_packing).toBe(500);
    expect(order.shippings[0]?.packings).toMatchObject([
      { packing_key: 'wrapping', quantity: 2 },
      { packing_key: 'noshi-outer', noshi_title: '内祝', noshi_name: '' },
    ]);
    expect((await api.mailbox())[0]?.text).toContain('外のし（内祝）');
  });

  it('a quantity of 0 removes a packing', async () => {
    const { body: cart } = await add(await fill(), {});
    const { key } = cart.data.detail.shippings[0]!.packings[0]!;
    const body = { cart_token: cart.token, key, quantity: 0 };
    const after = (await api.call(modifyCartPackingSpec, { body })).body;
    expect(after.data.detail.shippings[0]?.packings).toEqual([]);
    expect(after.data.order.total_packing).toBe(0);
  });

  it.each([
    ['an unknown packing', { packing_key: 'gold' }, 'cart.packings.not_found'],
    ['an unknown destination', { shipping_key: 'x' }, 'cart_detail.shipping_not_found'],
    ['a noshi without 表書き', { packing_key: 'noshi-outer' }, 'cart.packings.noshi_not_selectable'],
    [
      'words that are not offered',
      { packing_key: 'noshi-outer', noshi_title: '賄賂' },
      'cart.packings.noshi_not_selectable',
    ],
    ['words on plain paper', { noshi_name: '山田' }, 'cart.packings.noshi_not_selectable'],
    ['more than there are pieces', { quantity: 3 }, 'cart.packings.too_many'],
  ])('rejects %s', async (_, values, code) => {
    const response = await add(await fill(2), values);
    expect([response.status, response.error.code]).toEqual([422, code]);
  });

  it('are listed with their prices and titles', async () => {
    const { body } = await api.call(listPackingsSpec, {});
    const noshi = body.find(({ key }) => key === 'noshi-inner');
    expect(noshi).toMatchObject({ kind: 'noshi', unit_price: 100, unit_price_with_tax: 110 });
    expect(noshi?.noshi_titles).toEqual(expect.arrayContaining(['御祝', '内祝']));
  });
});

describe('accessories', () => {
  const add = (cart: Cart, accessory: StockedProduct, quantity?: number) => {
    const body = { cart_token: cart.token, key: lineOf(cart).key, product_key: accessory.key };
    return api.call(addCartAccessorySpec, { body: quantity === undefined ? body : { ...body, quantity } });
  };
  const quantities = (cart: Cart) =>
    Object.fromEntries(lineOf(cart).accessories.map(({ product_key, quantity }) => [product_key, quantity]));

  it('[call-get-v1-products-key-accessories, beh-accessories-by-product-key] are listed for their product', async () => {
    const { body } = await api.call(listProductAccessoriesSpec, { params: { key: product.key } });
    expect(body).toMatchObject([
      { key: free.key, quantity_rule: 'free', max_per_piece: 2, product_price_with_tax: free.price },
      { key: same.key, quantity_rule: 'same' },
    ]);
    const unknown = await api.call(listProductAccessoriesSpec, { params: { key: 'nothing' } });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'product.product_not_found']);
  });

  it('[call-patch-v1-carts-accessories-add, call-patch-v1-carts-accessories-modify] follow their line, are charged, and reduce the stock', async () => {
    const stock = await Promise.all([free, same].map(({ id }) => stockOf(api.db, id)));
    const cart = await fill(2);
    await add(cart, free, 3);
    const filled = (await add(cart, same)).body;
    expect(quantities(filled)).toEqual({ [free.key]: 3, [same.key]: 2 });
    expect(lineOf(filled).accessories.map(({ max_quantity }) => max_quantity)).toEqual([4, null]);
    expect(filled.data.order.amounts_with_tax.subtotal).toBe(
      product.price * 2 + free.price * 3 + same.price * 2,
    );

    const line = lineOf(filled);
    const shrink = { cart_token: cart.token, products: [{ key: line.key, quantity: 1 }] };
    const smaller = (await api.call(modifyCartProductsSpec, { body: shrink })).body;
    expect(quantities(smaller)).toEqual({ [free.key]: 2, [same.key]: 1 });

    const accessory = line.accessories.find(({ product_key }) => product_key === free.key)!;
    const one = { cart_token: cart.token, accessories: [{ key: accessory.key, quantity: 1 }] };
    const modified = (await api.call(modifyCartAccessoriesSpec, { body: one })).body;
    expect(quantities(modified)).toEqual({ [free.key]: 1, [same.key]: 1 });

    const order = await placedOrder(modified);
    const [parent, ...others] = order.items;
    expect(others.map(({ parent_id }) => parent_id)).toEqual([parent!.id, parent!.id]);
    expect(await Promise.all([free, same].map(({ id }) => stockOf(api.db, id)))).toEqual(
      stock.map((left) => left - 1),
    );
  });

  it('rejects quantities that the rule does not allow, and accessories of other products', async () => {
    const cart = await fill(1);
    expect((await add(cart, free, 3)).error.code).toBe('cart.accessories.quantity');
    expect((await add(cart, same, 2)).error.code).toBe('cart.accessories.quantity');
    expect((await add(cart, product, 1)).error.code).toBe('cart.accessories.product_not_bound');
  });

  it('[call-patch-v1-carts-accessories-delete] are removed alone, or with their line', async () => {
    const cart = await fill(1);
    const { body: filled } = await add(cart, free);
    const keys = lineOf(filled).accessories.map(({ key }) => key);
    const without = await api.call(deleteCartAccessoriesSpec, { body: { cart_token: cart.token, keys } });
    expect(lineOf(without.body).accessories).toEqual([]);
    await add(cart, free);
    const body = { cart_token: cart.token, key: lineOf(cart).key };
    const emptied = (await api.call(deleteCartProductsSpec, { body })).body;
    expect(emptied.data.detail.products).toEqual([]);
    expect(emptied.data.order.subtotal).toBe(0);
  });
});

describe('units of sale', () => {
  const channel = 'corporate';
  let chair: StockedProduct;
  let buyer: Shopper;
  beforeAll(async () => {
    chair = (await wellStockedProducts(api.db, 1, { channel }))[0]!;
    buyer = { token: await api.signIn('buyer@example.jp', channel), channel };
  });
  const unitsFor = async (shopper: Shopper) =>
    (await api.call(listProductUosSpec, { params: { key: chair.key } }, shopper)).body.units;

  it('[route-product-key-uos, gap-stylist-uos-flipbook] have a price for each group of customers and their own stock', async () => {
    const everyone = await unitsFor({ channel });
    const wholesale = await unitsFor(buyer);
    expect(everyone.map(({ key, pieces }) => [key, pieces])).toEqual([
      ['piece', 1],
      ['case', 12],
      ['pallet', 120],
    ]);
    everyone.forEach((unit, index) => {
      expect(wholesale[index]!.unit_price).toBeLessThan(unit.unit_price);
    });
    expect(everyone[1]!.unit_price).toBe(Math.floor((chair.price * 12 * 95) / 100));
  });

  it('are added by the unit at the unit’s price, and reduce the stock by pieces', async () => {
    const before = await stockOf(api.db, chair.id);
    const cart = await createReadyCart(api, [{ product_key: chair.key, quantity: 1 }], buyer);
    const body = { cart_token: cart.token, product_key: chair.key, quantity: 2, uos_key: 'case' };
    const { data } = (await api.call(addCartProductSpec, { body }, buyer)).body;
    const line = data.detail.products.find(({ uos }) => uos?.key === 'case')!;
    const unit = (await unitsFor(buyer)).find(({ key }) => key === 'case')!;
    expect(line).toMatchObject({ quantity: 2, pieces: 24, unit_price: unit.unit_price });
    expect(data.detail.products).toHaveLength(2);
    const order = await placedOrder({ token: cart.token, data }, buyer);
    expect(order.items[1]).toMatchObject({ quantity: 2, pieces: 24, uos_name: 'ケース（12点入り）' });
    expect(await stockOf(api.db, chair.id)).toBe(before - 25);
  });

  it('rejects an unknown unit and more pieces than there are', async () => {
    const cart = await createReadyCart(api, [{ product_key: chair.key, quantity: 1 }], buyer);
    const add = (quantity: number, uos_key: string) => {
      const body = { cart_token: cart.token, product_key: chair.key, quantity, uos_key };
      return api.call(addCartProductSpec, { body }, buyer);
    };
    expect((await add(1, 'ton')).error.code).toBe('cart.add_products.uos_not_found');
    expect((await add(999, 'pallet')).error.code).toBe('cart.products.out_of_stock');
  });
});
