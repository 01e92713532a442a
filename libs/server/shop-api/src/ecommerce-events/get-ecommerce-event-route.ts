import { ECOMMERCE_EVENT_ERRORS } from '@shop/contract/ecommerce-events/ecommerce-event-errors';
import { getEcommerceEventSpec } from '@shop/contract/ecommerce-events/get-ecommerce-event';
import { eq } from 'drizzle-orm';
import { findCartByToken } from '../carts/state/cart-store';
import { orders } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { readMeasuredItems } from './read-measured-items';

/** How long a purchase can be measured. core §9 */
const DECISION_LIFETIME_MS = 1_800_000;

/** Unknown, another's, not decided, or too long ago: the same 404. */
const eventNotFound = () => notFound(ECOMMERCE_EVENT_ERRORS.notFound, '購入のデータが見つかりません');

/** GET /v1/ecommerce_events/{id} */
export const getEcommerceEventRoute = defineRoute(
  getEcommerceEventSpec,
  async (context, { params: { id } }) => {
    const { db, clock, channel, member } = context;
    const cart = await findCartByToken(db, channel.id, id, false);
    if (cart === null || cart.status !== 'decided' || cart.userId !== (member?.id ?? null))
      throw eventNotFound();
    const [order] = await db.select().from(orders).where(eq(orders.cartId, cart.id));
    if (order === undefined) throw eventNotFound();
    const expiresAt = new Date(order.orderedAt.getTime() + DECISION_LIFETIME_MS);
    if (expiresAt <= clock.now()) throw eventNotFound();
    const items = await readMeasuredItems(db, order.id);
    return {
      order_no: order.orderNo,
      total_payment: order.totalPayment,
      total_tax: order.totalTax,
      total_carriage: order.totalShippingFee,
      payment_name: cart.decisionResponse?.paymentName ?? '',
      ordered_at: order.orderedAt.toISOString(),
      expire_at: expiresAt.toISOString(),
      products: items.map((item) => ({
        key: item.productKey,
        code: item.productCode,
        name: item.productName,
        brand: item.brand,
        categories: [...item.categories],
        variant: item.options.map(({ value }) => value).join('／') || null,
        unit_price: item.unitPrice,
        quantity: item.quantity,
      })),
    };
  },
);
