import type { Cart } from '@shop/contract/carts/cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import type { Place, Prepare } from './scenario';

/** A purchase of a story is never too old to be shown. */
const FOREVER = Number.MAX_SAFE_INTEGER;

/** Recordings are the same each time, so the guest's mail address is. */
export const GUEST = { email: 'hanako@example.jp' } as const;

/** The keys of so many products with stock. */
export const keysOf = async ({ db }: TestApi, count: number): Promise<string[]> =>
  (await wellStockedProducts(db, count)).map(({ key }) => key);
/** Two products, one of them twice. */
export const twoLines = async (api: TestApi) => {
  const [first = '', second = ''] = await keysOf(api, 2);
  return [
    { product_key: first, quantity: 1 },
    { product_key: second, quantity: 2 },
  ];
};

/** A guest's cart on a step of the order. */
export const guestStep =
  (path: string): Prepare =>
  async (api) => ({ path, cartToken: (await createReadyCart(api, await twoLines(api), GUEST)).token });

/** A guest's cart on a step of the order, after its payment by card was begun: a card that is declined, or none. */
export const afterPayment =
  (path: string, card: string | null): Prepare =>
  async (api) => {
    const { token } = await createReadyCart(api, await twoLines(api), GUEST);
    const body = { cart_token: token, payment_id: PAYMENTS.card };
    const { body: cart } = await api.call(modifyCartOrderSpec, { body });
    await decideCart(api, cart, {}, card === null ? null : api.payments.tokenise(card).token);
    return { path, cartToken: token };
  };

/** The page that thanks for the order of a guest's cart. */
export async function completed(api: TestApi, cart: Cart): Promise<Place> {
  const { body } = await decideCart(api, cart);
  const purchase = { cartToken: cart.token, orderNo: body.order_no, expire_at: FOREVER };
  return {
    path: `/cart/complete/?order=${body.order_no}`,
    storage: { default_purchase: JSON.stringify(purchase) },
  };
}

/** The thanks for an order that is paid in this way. */
export const afterOrder =
  (payment_id: number): Prepare =>
  async (api) => {
    const { token: cart_token } = await createReadyCart(api, await twoLines(api), GUEST);
    const { body: cart } = await api.call(modifyCartOrderSpec, { body: { cart_token, payment_id } });
    return completed(api, cart);
  };
