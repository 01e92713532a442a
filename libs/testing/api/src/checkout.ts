import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import type { TestApi } from './open-test-api';

/** Who shops: a visitor, or the member of an access token. */
export interface Shopper {
  readonly token?: string;
  readonly channel?: string;
}

/** A place in Tokyo that every shop delivers to. */
export const TOKYO_ADDRESS: ShippingAddressInput = {
  shipping_last_name: '山田',
  shipping_first_name: '花子',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'ハナコ',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区千代田',
  address1: '1-1',
  phone_number: '0312345678',
};

/** What a cart is filled with, by product key. */
export interface Wanted {
  readonly product_key: string;
  readonly quantity: number;
}

/** A new cart with these products. */
export async function fillCart(
  api: Pick<TestApi, 'call'>,
  products: readonly Wanted[],
  shopper: Shopper = {},
): Promise<Cart> {
  const { body } = await api.call(initCartSpec, { body: { token: null } }, shopper);
  const added = await api.call(
    addCartProductSetSpec,
    { body: { cart_token: body.token, products: [...products] } },
    shopper,
  );
  return added.body;
}

/** A cart that only waits for its decision: products, address, way to pay, and who orders. */
export async function readyCart(
  api: Pick<TestApi, 'call'>,
  products: readonly Wanted[],
  shopper: Shopper = {},
): Promise<Cart> {
  const { token: cart_token } = await fillCart(api, products, shopper);
  await api.call(addCartShippingSpec, { body: { cart_token, address: TOKYO_ADDRESS } }, shopper);
  await api.call(
    modifyCartOtherSpec,
    { body: { cart_token, orderer_name: '山田 花子', orderer_email: 'hanako@example.jp' } },
    shopper,
  );
  const { body } = await api.call(
    modifyCartOrderSpec,
    { body: { cart_token, payment_id: PAYMENTS.bankTransfer } },
    shopper,
  );
  return body;
}

/** Decides a cart at the total it shows, with a card's token where one pays. */
export const decide = (
  api: Pick<TestApi, 'call'>,
  cart: Cart,
  shopper: Shopper = {},
  cardToken: string | null = null,
) =>
  api.call(
    decideCartSpec,
    {
      params: { cart_token: cart.token },
      body: {
        total_payment: cart.data.order.total_payment,
        ...(cardToken === null ? {} : { card_token: cardToken }),
      },
    },
    shopper,
  );
