import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { checkCartPaymentSpec } from '@shop/contract/carts/check-cart-payment';
import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { deleteSavedCartProductSpec } from '@shop/contract/carts/delete-saved-cart-product';
import { undoDeleteSavedCartProductSpec } from '@shop/contract/carts/undo-delete-saved-cart-product';
import { moveSavedCartProductToCartSpec } from '@shop/contract/carts/move-saved-cart-product-to-cart';
import { saveCartProductSpec } from '@shop/contract/carts/save-cart-product';
import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { modifyCartShippingSpec } from '@shop/contract/carts/modify-cart-shipping';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { downloadCartQuotationSpec } from '@shop/contract/quotations/download-cart-quotation';
import { getCartLeadtimesSpec } from '@shop/contract/shipping-leadtime/get-cart-leadtimes';
import { TOKYO_ADDRESS } from '../checkout';
import { savedCartLines } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import type { Caller } from './callers';
import { type ContractCase, invalid, rejection, notFound, UNKNOWN_ID, UNKNOWN_SECRET } from './contract-case';
import type { CaseFixtures } from './case-fixtures';

const NOT_FOUND = 'cart.common.not_found';
/** A guessed token, where the body carries it, and where the address does. */
const GUESSED = notFound(NOT_FOUND, { body: { cart_token: UNKNOWN_SECRET } });
const GUESSED_IN_PATH = notFound(NOT_FOUND, { params: { cart_token: UNKNOWN_SECRET } });

const tokenWith =
  (body: object) =>
  async (world: CaseFixtures, owner: Caller): Promise<{ readonly body: object }> => ({
    body: { cart_token: (await world.cart(owner)).token, ...body },
  });
const inPath = async (world: CaseFixtures, owner: Caller) => ({
  params: { cart_token: (await world.cart(owner)).token },
});
const addition = async (world: CaseFixtures, owner: Caller) => ({
  body: {
    cart_token: (await world.cart(owner)).token,
    product_key: world.product(owner.channel).key,
    quantity: 1,
  },
});
const additions = async (world: CaseFixtures, owner: Caller) => {
  const { cart_token, ...product } = (await addition(world, owner)).body;
  return { body: { cart_token, products: [product] } };
};
const line = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token, data } = await world.cart(owner);
  return { cart_token, key: data.detail.products[0]!.key };
};
/** Something that the shopper has put aside. */
const saved = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token, data } = await world.cart(owner);
  const key = `saved-${data.id}`;
  await world.api.db.insert(savedCartLines).values({
    ...(data.user_id === null ? { cartId: data.id } : { userId: data.user_id }),
    ...{ key, productId: world.product(owner.channel).id, quantity: 1, createdAt: world.api.clock.now() },
  });
  return { cart_token, key };
};
const destination = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token, data } = await world.cart(owner);
  return { body: { cart_token, key: data.detail.shippings[0]!.key, delivery_timezone_key: null } };
};
const decision = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token, data } = await world.cart(owner);
  return { params: { cart_token }, body: { total_payment: data.order.total_payment } };
};
const decided = async (world: CaseFixtures, owner: Caller) => {
  const { no, cartToken } = await world.order(owner);
  return { params: { orderNo: no }, query: { cart_token: cartToken } };
};

/** Calls of a cart up to its order, made by its owner with the cart's token. */
export const CART_CASES: readonly ContractCase[] = [
  {
    spec: initCartSpec,
    input: () => ({ body: { token: null } }),
    rejection: invalid({ body: { token: 1 } }),
  },
  { spec: getCartSpec, input: inPath, rejection: GUESSED_IN_PATH, ids: 'owned' },
  { spec: addCartProductSpec, input: addition, rejection: GUESSED, ids: 'owned' },
  { spec: addCartProductSetSpec, input: additions, rejection: GUESSED, ids: 'owned' },
  {
    spec: modifyCartProductsSpec,
    input: async (world, owner) => {
      const { cart_token, key } = await line(world, owner);
      return { body: { cart_token, products: [{ key, quantity: 2 }] } };
    },
    rejection: GUESSED,
    ids: 'owned',
  },
  {
    spec: deleteCartProductsSpec,
    input: async (world, owner) => ({ body: await line(world, owner) }),
    rejection: GUESSED,
    ids: 'owned',
  },
  {
    spec: saveCartProductSpec,
    input: async (world, owner) => ({ body: await line(world, owner) }),
    rejection: GUESSED,
    ids: 'owned',
  },
  {
    spec: moveSavedCartProductToCartSpec,
    input: async (world, owner) => ({ body: await saved(world, owner) }),
    rejection: GUESSED,
    ids: 'owned',
  },
  {
    spec: deleteSavedCartProductSpec,
    input: async (world, owner) => ({ body: await saved(world, owner) }),
    rejection: GUESSED,
    ids: 'owned',
  },
  {
    spec: undoDeleteSavedCartProductSpec,
    input: async (world, owner) => {
      const { token: cart_token } = await world.cart(owner);
      const { id, key: product_key } = world.product(owner.channel);
      // More of what is put aside already would raise a quantity and add no row.
      await world.api.db.delete(savedCartLines).where(eq(savedCartLines.productId, id));
      return { body: { cart_token, product_key, quantity: 1 } };
    },
    rejection: GUESSED,
    ids: 'owned',
  },
  {
    spec: addCartShippingSpec,
    input: tokenWith({ address: TOKYO_ADDRESS }),
    rejection: GUESSED,
    ids: 'owned',
  },
  { spec: modifyCartShippingSpec, input: destination, rejection: GUESSED, ids: 'owned' },
  { spec: resetCartShippingsSpec, input: tokenWith({}), rejection: GUESSED, ids: 'owned' },
  {
    spec: modifyCartOrderSpec,
    input: tokenWith({ payment_id: PAYMENTS.bankTransfer }),
    rejection: GUESSED,
    ids: 'owned',
  },
  { spec: modifyCartOtherSpec, input: tokenWith({ remarks: '午前に' }), rejection: GUESSED, ids: 'owned' },
  { spec: clearCartPaymentErrorSpec, input: tokenWith({}), rejection: GUESSED, ids: 'owned' },
  { spec: resetCartSpec, input: tokenWith({}), rejection: GUESSED, ids: 'owned' },
  {
    spec: checkCartPaymentSpec,
    input: async (world, owner) => ({
      params: { ...(await inPath(world, owner)).params, payment_id: PAYMENTS.bankTransfer },
    }),
    rejection: GUESSED_IN_PATH,
    ids: 'owned',
  },
  { spec: listCartPaymentsSpec, input: inPath, rejection: GUESSED_IN_PATH, ids: 'owned' },
  { spec: getCartLeadtimesSpec, input: inPath, rejection: GUESSED_IN_PATH, ids: 'owned' },
  { spec: downloadCartQuotationSpec, input: inPath, rejection: GUESSED_IN_PATH, ids: 'owned' },
  { spec: decideCartSpec, input: decision, rejection: GUESSED_IN_PATH, ids: 'owned' },
  {
    spec: getCartOrderSpec,
    input: decided,
    rejection: notFound('order.not_found', { params: { orderNo: String(UNKNOWN_ID) } }),
    ids: 'owned',
  },
];

/** Inputs that carts reject besides a wrong token. */
export const CART_RULES: readonly ContractCase[] = [
  {
    spec: addCartProductSpec,
    input: addition,
    rejection: rejection('cart.add_products.product_not_found', { body: { product_key: 'no-such-product' } }),
  },
  {
    spec: decideCartSpec,
    input: decision,
    rejection: rejection('cart.order.total_changed', { body: { total_payment: 1 } }),
  },
];
