import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { deleteCartCouponSpec } from '@shop/contract/carts/delete-cart-coupon';
import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { TOKYO_ADDRESS } from '../checkout';
import type { TestApi } from '../open-test-api';
import type { StockedProduct } from '../stock';
import { acceptResponse, type SimulatedShopper } from './simulated-shopper';

/** The commands that change a cart. */
export const CART_COMMANDS = [
  'add',
  'modify',
  'delete',
  'accessory',
  'place',
  'divide',
  'packing',
  'coupon',
  'no-coupon',
  'points',
  'gift',
] as const;
export type CartCommand = (typeof CART_COMMANDS)[number];

/** The shop of the simulation, with the products and coupon codes that commands choose from. */
export interface SimulatedShop {
  readonly api: TestApi;
  readonly products: readonly StockedProduct[];
  readonly codes: readonly string[];
}

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list to choose from is empty');
  return item;
};

/** Runs one command on a shopper's cart; `which` selects a line, destination or product, `count` is a quantity. */
export async function runCartCommand(
  { api, products, codes }: SimulatedShop,
  shopper: SimulatedShopper,
  what: CartCommand,
  [which, count]: readonly [number, number],
): Promise<void> {
  const { cart, credentials } = shopper;
  const cart_token = cart.token;
  const { products: lines, shippings } = cart.data.detail;
  const line = lines[which % Math.max(1, lines.length)];
  const shipping = shippings[which % Math.max(1, shippings.length)];
  const code = at(codes, which);
  switch (what) {
    case 'add': {
      const body = { cart_token, product_key: at(products, which).key, quantity: count };
      return acceptResponse(shopper, await api.call(addCartProductSpec, { body }, credentials));
    }
    case 'modify': {
      if (line === undefined) return;
      const body = { cart_token, products: [{ key: line.key, quantity: count }] };
      return acceptResponse(shopper, await api.call(modifyCartProductsSpec, { body }, credentials));
    }
    case 'delete': {
      if (line === undefined) return;
      const body = { cart_token, key: line.key };
      return acceptResponse(shopper, await api.call(deleteCartProductsSpec, { body }, credentials));
    }
    case 'accessory': {
      if (line === undefined) return;
      const body = { cart_token, key: line.key, product_key: at(products, 2).key };
      return acceptResponse(shopper, await api.call(addCartAccessorySpec, { body }, credentials));
    }
    case 'place': {
      const body = { cart_token, address: TOKYO_ADDRESS, is_additional: which > 0 };
      return acceptResponse(shopper, await api.call(addCartShippingSpec, { body }, credentials));
    }
    case 'divide': {
      if (line === undefined || shipping === undefined) return;
      const first = Math.min(count, line.quantity);
      const others = shippings.filter(({ key }) => key !== shipping.key).slice(0, 1);
      const parts = [
        { shipping_key: shipping.key, quantity: first },
        ...others.map(({ key }) => ({ shipping_key: key, quantity: Math.max(1, line.quantity - first) })),
      ];
      const body = { cart_token, key: line.key, parts };
      return acceptResponse(shopper, await api.call(divideCartProductSpec, { body }, credentials));
    }
    case 'packing': {
      const shipping_key = shipping?.key ?? cart.data.social_gift?.shipping_key;
      if (shipping_key === undefined) return;
      const body = { cart_token, shipping_key, packing_key: 'wrapping', quantity: count };
      return acceptResponse(shopper, await api.call(addCartPackingSpec, { body }, credentials));
    }
    case 'coupon':
      return acceptResponse(
        shopper,
        await api.call(addCartCouponSpec, { body: { cart_token, code } }, credentials),
      );
    case 'no-coupon':
      return acceptResponse(
        shopper,
        await api.call(deleteCartCouponSpec, { body: { cart_token, code } }, credentials),
      );
    case 'points': {
      const body = { cart_token, point: count * 130 };
      return acceptResponse(shopper, await api.call(setCartPointSpec, { body }, credentials));
    }
    case 'gift': {
      const receiver = which === 0 ? null : { name: '贈り先 さくら' };
      const body = { cart_token, receiver };
      return acceptResponse(shopper, await api.call(setCartReceiverSpec, { body }, credentials));
    }
  }
}
