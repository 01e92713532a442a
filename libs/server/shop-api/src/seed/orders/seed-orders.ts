import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { channels, checkoutSettings, images, productModels, products } from '../../db/schema';
import { listPaymentMethods } from '../../payments/payment-store';
import { priceSumsOf } from '../../site/front-settings';
import type { MemberSeed } from '../member-seed';
import { ORDER_PLANS } from './order-plans';
import { seedOrder } from './seed-order';

/** So many pieces that an order changes nothing for whoever tries the shop. */
const PLENTY = 100;

/** Orders of one demo member in every state, some with a memo, and gifts that wait, were received, and ended. */
export async function seedOrders(
  db: Executor,
  seed: MemberSeed & { readonly shopKey: string },
): Promise<void> {
  const [settings] = await db
    .select()
    .from(checkoutSettings)
    .where(eq(checkoutSettings.channelId, seed.channelId));
  const [channel] = await db.select().from(channels).where(eq(channels.id, seed.channelId));
  if (channel === undefined) throw new Error('The channel is not there');
  const sums = priceSumsOf(channel);
  const method = (await listPaymentMethods(db, seed.channelId)).find(
    ({ paymentId }) => paymentId === PAYMENTS.bankTransfer,
  );
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
    .limit(ORDER_PLANS.length);
  for (const [place, plan] of ORDER_PLANS.entries()) {
    const good = goods[place % goods.length];
    if (good === undefined || settings === undefined || method === undefined)
      throw new Error('The seed has nothing to order');
    await seedOrder(db, seed, { plan, place, good, settings, method, sums });
  }
}
