import { eq, sql } from 'drizzle-orm';
import { hashToken } from '../../auth/random-token';
import type { Executor } from '../../db/database';
import { carts, mails, orderHistories, orderPayments, orders, products } from '../../db/schema';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { paymentDueOf } from '../../payments/payment-due';
import type { CheckoutSettings, PaymentMethodRow } from '../../payments/payment-store';
import { priceOrder } from '../../pricing/price-order';
import type { PriceSums } from '../../pricing/price-sums';
import { bothPrices } from '../../pricing/both-prices';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';
import type { MemberSeed } from '../member-seed';
import {
  GIFT_DAYS,
  SHIPPING_FEE,
  ORDERER,
  type OrderPlan,
  type OrderStatus,
  STATUS_SEQUENCE,
} from './order-plans';
import { orderTimes } from './order-times';
import { seedDemoGift } from './seed-demo-gift';
import { seedOrderGoods } from './seed-order-goods';
import type { OrderedGood } from './ordered-good';
import { DAY_MS } from '../../durations';

interface OrderSeed {
  readonly plan: OrderPlan;
  readonly place: number;
  readonly good: OrderedGood;
  readonly settings: CheckoutSettings;
  /** How it is paid. */
  readonly method: PaymentMethodRow;
  /** How the shop states amounts. */
  readonly sums: PriceSums;
}

/**
 * Seeds one order with everything that checkout and operator would have written: cart, payment, history,
 * stock and mail.
 */
export async function seedOrder(
  db: Executor,
  seed: MemberSeed & { readonly shopKey: string },
  { plan, place, good, settings, method, sums }: OrderSeed,
): Promise<void> {
  const { channelId, now } = seed;
  const { quantity, status } = plan;
  const { product, taxRate } = good;
  const userId = seed.memberId(ORDERER.email);
  const times = orderTimes(plan, now);
  const orderedAt = times.received;
  const day = tokyoDayOf(orderedAt);
  const orderNo = `${settings.orderNoPrefix}${day.replaceAll('-', '').slice(2)}-DEM0${String(place).padStart(4, '0')}`;
  const shipping = bothPrices(SHIPPING_FEE, STANDARD_TAX_RATE, 'without-tax');
  const amounts = priceOrder({
    sums,
    lines: [{ unitPrice: product.price, quantity, taxRate }],
    shippingFees: [sums === 'with-tax' ? shipping.withTax : shipping.withoutTax],
  });
  const { totalPayment } = amounts;
  const due = paymentDueOf(method, settings, orderedAt);
  const isPaid = status !== 'received' && plan.gift !== 'expired' && status !== 'cancelled';

  const cartId = await insertCart(db, { channelId, userId, orderedAt, paymentId: method.paymentId });
  const [order] = await db
    .insert(orders)
    .values({
      channelId,
      userId,
      cartId,
      orderNo,
      receiptTokenHash: hashToken(`demonstration ${seed.shopKey} ${orderNo} ${now.getTime()}`),
      status,
      ordererName: ORDERER.name,
      ordererEmail: ORDERER.email,
      ordererPhoneNumber: ORDERER.phoneNumber,
      remarks: '',
      memo: plan.memo ?? null,
      cancelReason: status === 'cancelled' ? '注文内容を変更するため' : null,
      sums,
      subtotal: amounts.subtotal,
      totalPacking: 0,
      totalShippingFee: amounts.totalShippingFee,
      totalDiscount: 0,
      amountsWithTax: amounts.withTax,
      totalPoint: 0,
      totalTax: amounts.totalTax,
      totalPayment,
      orderedAt,
    })
    .returning({ id: orders.id });
  if (order === undefined) throw new Error('The order was not stored');
  const orderId = order.id;
  await db
    .update(carts)
    .set({
      decisionRequest: JSON.stringify({ total_payment: totalPayment }),
      decisionResponse: {
        orderId,
        orderNo,
        orderedAt: orderedAt.toISOString(),
        totalPayment,
        paymentId: method.paymentId,
        paymentName: method.name,
        ...due,
      },
    })
    .where(eq(carts.id, cartId));
  await seedOrderGoods(db, orderId, { plan, good, times, amounts, sums, shipping });
  await db.insert(orderPayments).values({
    orderId,
    paymentId: method.paymentId,
    paymentName: method.name,
    amount: totalPayment,
    isPaid,
    paidAt: isPaid ? times.paid : null,
    ...due,
  });
  const states: readonly OrderStatus[] =
    status === 'cancelled'
      ? ['received', 'cancelled']
      : STATUS_SEQUENCE.slice(0, STATUS_SEQUENCE.indexOf(status) + 1);
  await db
    .insert(orderHistories)
    .values(states.map((state) => ({ orderId, status: state, changedAt: times[state] })));
  if (status !== 'cancelled')
    await db
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}`, sold: sql`${products.sold} + ${quantity}` })
      .where(eq(products.id, product.id));
  if (plan.gift !== undefined)
    await seedDemoGift(db, seed.shopKey, { orderId, status: plan.gift, orderedAt });
  await db.insert(mails).values({
    channelId,
    to: ORDERER.email,
    subject: `ご注文ありがとうございます（注文番号：${orderNo}）`,
    text: `${ORDERER.name} 様\n\nご注文を承りました。\n注文番号：${orderNo}\n`,
    html: `<p>${ORDERER.name} 様</p><p>ご注文を承りました。<br>注文番号：${orderNo}</p>`,
    createdAt: orderedAt,
    sentAt: orderedAt,
  });
}

async function insertCart(
  db: Executor,
  {
    channelId,
    userId,
    orderedAt,
    paymentId,
  }: { channelId: number; userId: number; orderedAt: Date; paymentId: number },
): Promise<number> {
  const [cart] = await db
    .insert(carts)
    .values({
      channelId,
      userId,
      status: 'decided',
      paymentId,
      expiresAt: new Date(orderedAt.getTime() + GIFT_DAYS * DAY_MS),
      createdAt: orderedAt,
    })
    .returning({ id: carts.id });
  if (cart === undefined) throw new Error('The cart was not stored');
  return cart.id;
}
