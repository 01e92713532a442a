import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { createEcommerceEventSpec } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { asc, eq } from 'drizzle-orm';
import { ecommerceEvents, orders } from '../db/schema';

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.api.close());

const tell = (token: string, orderNo: string) =>
  shop.api.call(createEcommerceEventSpec, {
    body: { name: 'purchase', args: JSON.stringify({ transaction_id: orderNo }), token },
  });

// spec items: beh-account-services-events
it('a purchase told of while its payment was open stays with its order, and that of the reopened cart is stored too', async () => {
  const cart = await shop.cart();
  const { body: first } = await shop.decide(cart, null);
  await tell(cart.token, first.order_no);
  await shop.onPage(first.redirect_url ?? '', { action: 'cancel' });
  await shop.api.call(clearCartPaymentErrorSpec, { body: { cart_token: cart.token } });

  const { body: second } = await shop.decide(cart, shop.tokenOf(CARDS.good));
  await tell(cart.token, second.order_no);
  await tell(cart.token, second.order_no);

  const stored = await shop.api.db
    .select({ args: ecommerceEvents.args, orderNo: orders.orderNo })
    .from(ecommerceEvents)
    .innerJoin(orders, eq(orders.cartId, ecommerceEvents.cartId))
    .orderBy(asc(ecommerceEvents.id));
  expect(stored).toEqual(
    [first.order_no, second.order_no].map((orderNo) => ({ args: { transaction_id: orderNo }, orderNo })),
  );
});
