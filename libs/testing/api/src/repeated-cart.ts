import { getCartSpec } from '@shop/contract/carts/get-cart';
import type { Cart } from '@shop/contract/carts/cart';
import { carts } from '@shop/shop-api/db/schema';
import { desc, eq, sql } from 'drizzle-orm';
import { createReadyCart, decideCart, type Shopper } from './checkout';
import type { TestApi } from './open-test-api';
import type { StockedProduct } from './stock';

/** Ids as a literal of the database. */
const ids = (all: readonly number[]) => sql`${`{${all.join(',')}}`}::int[]`;

/** What the cart holds for its next order. */
interface RepeatedContents {
  readonly lines: readonly { readonly product: StockedProduct; readonly quantity: number }[];
  readonly couponIds: readonly number[];
  /** The part of the total that is paid with points, from 0 to 1. */
  readonly pointShare: number;
  readonly paymentId: number;
}

/**
 * A cart that is ordered again and again: address, payment and orderer are written once, and each order's contents go
 * straight into the database. For tests that need many orders and are not about carts. Orders forget that they came from it.
 */
export async function openRepeatedCart(api: TestApi, product: StockedProduct, shopper: Shopper) {
  const { token } = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
  const [row] = await api.db.select({ cartId: carts.id }).from(carts).orderBy(desc(carts.id)).limit(1);
  if (row === undefined) throw new Error('The cart was not stored');
  const { cartId } = row;
  const change = (values: Partial<typeof carts.$inferInsert>) =>
    api.db.update(carts).set(values).where(eq(carts.id, cartId));
  const fill = async ({ lines, couponIds }: RepeatedContents): Promise<Cart> => {
    const contents = JSON.stringify(
      lines.map(({ product: { id, name }, quantity }) => ({ product_id: id, product_name: name, quantity })),
    );
    // One statement: each is a way to the database and back.
    await api.db.execute(sql`
      with forgotten as (update orders set cart_id = null where cart_id = ${cartId}),
        opened as (
          update carts set status = 'open', decision_request = null, decision_answer = null, points = 0
          where id = ${cartId}),
        given_back as (delete from cart_coupons where cart_id = ${cartId} and coupon_id <> all (${ids(couponIds)})),
        used as (
          insert into cart_coupons (cart_id, coupon_id) select ${cartId}, unnest(${ids(couponIds)})
          on conflict do nothing),
        removed as (delete from cart_lines where cart_id = ${cartId})
      insert into cart_lines (cart_id, key, product_id, product_name, quantity)
        select ${cartId}, gen_random_uuid()::text, product_id, product_name, quantity
        from jsonb_to_recordset(${contents}::jsonb) as line (product_id int, product_name text, quantity int)`);
    return (await api.call(getCartSpec, { params: { cart_token: token } }, shopper)).body;
  };
  return {
    /** Fills and orders it. */
    async order(contents: RepeatedContents) {
      await change({ paymentId: contents.paymentId });
      const cart = await fill(contents);
      const total = cart.data.order.total_payment;
      const points = Math.floor(total * contents.pointShare);
      if (points > 0) await change({ points });
      const order = { ...cart.data.order, total_payment: total - points };
      const { body } = await decideCart(api, { ...cart, data: { ...cart.data, order } }, shopper);
      return body;
    },
  };
}
