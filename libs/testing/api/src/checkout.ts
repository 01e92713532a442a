import { randomUUID } from 'node:crypto';
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

/** The shopper of a call: a guest, or the member of an access token. */
export interface Shopper {
  readonly token?: string;
  readonly channel?: string;
  /** The orderer's mail address; one of its own for each cart where left out, as orders of an address are limited. */
  readonly email?: string;
}

/** An address in Tokyo that every shop delivers to. */
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

/** A product to put into a cart, with its quantity. */
export interface ProductQuantity {
  readonly product_key: string;
  readonly quantity: number;
}

/** Creates a cart with these products. */
export async function createFilledCart(
  api: Pick<TestApi, 'call'>,
  products: readonly ProductQuantity[],
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

const someMailAddress = () => `${randomUUID()}@example.jp`;

/** Waits for a call that has to succeed; a response that refuses it is thrown, and not met by a later call. */
const accepted = async (call: Promise<{ readonly body: unknown }>): Promise<void> => void (await call).body;

/** Creates a cart that is ready for its decision: with products, address, payment method and orderer. */
export async function createReadyCart(
  api: Pick<TestApi, 'call'>,
  products: readonly ProductQuantity[],
  shopper: Shopper = {},
): Promise<Cart> {
  const { token: cart_token } = await createFilledCart(api, products, shopper);
  await accepted(api.call(addCartShippingSpec, { body: { cart_token, address: TOKYO_ADDRESS } }, shopper));
  await accepted(
    api.call(
      modifyCartOtherSpec,
      { body: { cart_token, orderer_name: '山田 花子', orderer_email: shopper.email ?? someMailAddress() } },
      shopper,
    ),
  );
  const { body } = await api.call(
    modifyCartOrderSpec,
    { body: { cart_token, payment_id: PAYMENTS.bankTransfer } },
    shopper,
  );
  return body;
}

/** Decides a cart at the total that it shows, with a card token where it is paid by card. */
export const decideCart = (
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
