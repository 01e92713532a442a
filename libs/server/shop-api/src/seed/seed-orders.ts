import { createHash } from 'node:crypto';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { hashToken } from '../carts/cart-token';
import type { Executor } from '../db/database';
import {
  carts,
  checkoutRules,
  images,
  mails,
  orderHistories,
  orderItems,
  orderPayments,
  orders,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
  productModels,
  products,
  socialGifts,
  type StoredAddress,
  type StoredImage,
} from '../db/schema';
import { CARRIAGE_TAX_RATE, taxByRate } from '../pricing/tax-by-rate';
import { addDays, tokyoDayOf } from '../shipping-leadtime/tokyo-day';
import type { MemberSeed } from './seed-member-records';

const DAY_MS = 24 * 60 * 60 * 1000;
const MANAGER = 'manager@example.jp';
const ORDERER = { name: '店長 太郎', phoneNumber: '0312345678' };
const PAYMENT = { id: 1, name: '銀行振込（前払い）' };
const CARRIAGE = 600;
const GIFT_DAYS = 30;
const WAY = ['received', 'paid', 'shipped', 'delivered'] as const;
/** So many pieces that an order changes nothing for whoever tries the shop. */
const PLENTY = 100;

type Status = (typeof WAY)[number] | 'cancelled';
type GiftStatus = 'waiting' | 'completed' | 'expired';

interface Plan {
  readonly daysAgo: number;
  readonly status: Status;
  readonly quantity: number;
  readonly memo?: string;
  readonly gift?: GiftStatus;
}

const PLANS: readonly Plan[] = [
  { daysAgo: 45, status: 'cancelled', quantity: 1, gift: 'expired' },
  { daysAgo: 40, status: 'delivered', quantity: 2, memo: '母の日に渡しました。\n来年も同じ品にする' },
  { daysAgo: 20, status: 'cancelled', quantity: 1 },
  { daysAgo: 12, status: 'shipped', quantity: 1, memo: '受け取りは宅配ボックス' },
  { daysAgo: 10, status: 'paid', quantity: 1, gift: 'completed' },
  { daysAgo: 6, status: 'paid', quantity: 3 },
  { daysAgo: 3, status: 'paid', quantity: 1, gift: 'waiting' },
  { daysAgo: 2, status: 'received', quantity: 1 },
];

const ADDRESS: StoredAddress = {
  lastName: '店長',
  firstName: '太郎',
  lastNameKana: 'テンチョウ',
  firstNameKana: 'タロウ',
  postalCode: '1000001',
  prefecture: '東京都',
  city: '千代田区千代田',
  address1: '1-1',
  address2: '',
  phoneNumber: ORDERER.phoneNumber,
  cellPhoneNumber: '',
};

/** The key of a demonstration gift's link; a live shop has none of them. */
export const demoGiftToken = (shopKey: string, status: GiftStatus): string =>
  createHash('sha256').update(`demonstration gift ${shopKey} ${status}`).digest('base64url');

/** Orders of one demo member in every state, some with a memo, and gifts that wait, were received, and ended. */
export async function seedOrders(
  db: Executor,
  seed: MemberSeed & { readonly shopKey: string },
): Promise<void> {
  const [rules] = await db.select().from(checkoutRules).where(eq(checkoutRules.channelId, seed.channelId));
  const goods = await db
    .select({ product: products, taxRate: productModels.taxRate, image: images })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(
      and(
        eq(products.channelId, seed.channelId),
        eq(products.position, 0),
        eq(products.isOnSale, true),
        gte(products.stock, PLENTY),
      ),
    )
    .orderBy(desc(products.id))
    .limit(PLANS.length);
  for (const [place, plan] of PLANS.entries()) {
    const good = goods[place % goods.length];
    if (good === undefined || rules === undefined) throw new Error('The seed has nothing to order');
    await seedOrder(db, seed, { plan, place, good, prefix: rules.orderNoPrefix });
  }
}

interface OrderSeed {
  readonly plan: Plan;
  readonly place: number;
  readonly good: {
    readonly product: typeof products.$inferSelect;
    readonly taxRate: 10 | 8;
    readonly image: typeof images.$inferSelect | null;
  };
  readonly prefix: string;
}

async function seedOrder(
  db: Executor,
  seed: MemberSeed & { readonly shopKey: string },
  { plan, place, good, prefix }: OrderSeed,
): Promise<void> {
  const { channelId, now } = seed;
  const { quantity, status } = plan;
  const { product, taxRate } = good;
  const userId = seed.memberId(MANAGER);
  const orderedAt = new Date(now.getTime() - plan.daysAgo * DAY_MS);
  const day = tokyoDayOf(orderedAt);
  const orderNo = `${prefix}${day.replaceAll('-', '').slice(2)}-DEM0${String(place).padStart(4, '0')}`;
  const subtotal = product.price * quantity;
  const taxes = taxByRate([
    { taxRate, amount: subtotal },
    { taxRate: CARRIAGE_TAX_RATE, amount: CARRIAGE },
  ]);
  const totalTax = taxes.reduce((sum, row) => sum + row.tax_amount, 0);
  const totalPayment = subtotal + CARRIAGE + totalTax;
  const isPaid = status !== 'received' && plan.gift !== 'expired' && status !== 'cancelled';

  const cartId = await insertCart(db, { channelId, userId, orderedAt });
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
      ordererEmail: MANAGER,
      ordererPhoneNumber: ORDERER.phoneNumber,
      remarks: '',
      memo: plan.memo ?? null,
      cancelReason: status === 'cancelled' ? '注文内容を変更するため' : null,
      subtotal,
      totalPacking: 0,
      totalCarriage: CARRIAGE,
      totalDiscount: 0,
      totalPoint: 0,
      totalTax,
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
      decisionAnswer: {
        orderId,
        orderNo,
        orderedAt: orderedAt.toISOString(),
        totalPayment,
        paymentId: PAYMENT.id,
        paymentName: PAYMENT.name,
        bankAccount: null,
        dueOn: null,
      },
    })
    .where(eq(carts.id, cartId));
  await insertGoods(db, orderId, { plan, good, day, subtotal, taxes });
  await db.insert(orderPayments).values({
    orderId,
    paymentId: PAYMENT.id,
    paymentName: PAYMENT.name,
    amount: totalPayment,
    isPaid,
    paidAt: isPaid ? new Date(orderedAt.getTime() + DAY_MS / 2) : null,
    dueOn: addDays(day, 7),
  });
  const states: readonly Status[] =
    status === 'cancelled' ? ['received', 'cancelled'] : WAY.slice(0, WAY.indexOf(status) + 1);
  await db.insert(orderHistories).values(
    states.map((state, step) => ({
      orderId,
      status: state,
      changedAt: new Date(orderedAt.getTime() + (step * DAY_MS) / 2),
    })),
  );
  if (status !== 'cancelled')
    await db
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}`, sold: sql`${products.sold} + ${quantity}` })
      .where(eq(products.id, product.id));
  if (plan.gift !== undefined) await insertGift(db, seed.shopKey, { orderId, status: plan.gift, orderedAt });
  await db.insert(mails).values({
    channelId,
    to: MANAGER,
    subject: `ご注文ありがとうございます（注文番号：${orderNo}）`,
    text: `${ORDERER.name} 様\n\nご注文を承りました。\n注文番号：${orderNo}\n`,
    html: `<p>${ORDERER.name} 様</p><p>ご注文を承りました。<br>注文番号：${orderNo}</p>`,
    createdAt: orderedAt,
    sentAt: orderedAt,
  });
}

async function insertCart(
  db: Executor,
  { channelId, userId, orderedAt }: { channelId: number; userId: number; orderedAt: Date },
): Promise<number> {
  const [cart] = await db
    .insert(carts)
    .values({
      channelId,
      userId,
      status: 'decided',
      paymentId: PAYMENT.id,
      expiresAt: new Date(orderedAt.getTime() + GIFT_DAYS * DAY_MS),
      createdAt: orderedAt,
    })
    .returning({ id: carts.id });
  if (cart === undefined) throw new Error('The cart was not stored');
  return cart.id;
}

const storedImage = ({ path, width, height, alt, sources }: typeof images.$inferSelect): StoredImage => ({
  path,
  width,
  height,
  alt,
  sources,
});

interface GoodsSeed extends Pick<OrderSeed, 'plan' | 'good'> {
  readonly day: string;
  readonly subtotal: number;
  readonly taxes: ReturnType<typeof taxByRate>;
}

async function insertGoods(
  db: Executor,
  orderId: number,
  { plan, good, day, subtotal, taxes }: GoodsSeed,
): Promise<void> {
  const { product, taxRate } = good;
  const hasLeft = plan.status === 'shipped' || plan.status === 'delivered';
  const [item] = await db
    .insert(orderItems)
    .values({
      orderId,
      productId: product.id,
      productKey: product.key,
      productCode: product.code,
      productName: product.name,
      options: product.options,
      image: good.image === null ? null : storedImage(good.image),
      unitPrice: product.price,
      quantity: plan.quantity,
      subtotal,
      taxRate,
      taxAmount: Math.floor((subtotal * taxRate) / 100),
    })
    .returning({ id: orderItems.id });
  const [shipping] = await db
    .insert(orderShippings)
    .values({
      orderId,
      address: plan.gift === 'waiting' || plan.gift === 'expired' ? null : ADDRESS,
      deliveryId: 0,
      deliveryName: '通常配送',
      earliestArrivalOn: addDays(day, 4),
      carriage: CARRIAGE,
      ...(hasLeft
        ? {
            carrier: 'yamato' as const,
            trackingNumber: '1234-5678-9012',
            shippedAt: new Date(Date.parse(`${addDays(day, 2)}T00:00:00Z`)),
          }
        : {}),
    })
    .returning({ id: orderShippings.id });
  if (item === undefined || shipping === undefined) throw new Error('The goods were not stored');
  await db
    .insert(orderShippingItems)
    .values({ orderShippingId: shipping.id, orderItemId: item.id, quantity: plan.quantity });
  await db.insert(orderTaxAmounts).values(
    taxes.map((row) => ({
      orderId,
      taxRate: row.tax_rate,
      taxableAmount: row.taxable_amount,
      taxAmount: row.tax_amount,
    })),
  );
}

async function insertGift(
  db: Executor,
  shopKey: string,
  { orderId, status, orderedAt }: { orderId: number; status: GiftStatus; orderedAt: Date },
): Promise<void> {
  await db.insert(socialGifts).values({
    orderId,
    tokenHash: hashToken(demoGiftToken(shopKey, status)),
    receiverName: '鈴木 一郎',
    receiverEmail: null,
    message: 'いつもありがとうございます。\nささやかですが、お受け取りください。',
    expiresAt: new Date(orderedAt.getTime() + GIFT_DAYS * DAY_MS),
    status,
    completedAt: status === 'completed' ? new Date(orderedAt.getTime() + DAY_MS) : null,
  });
}
