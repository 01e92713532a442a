import { createHash } from 'node:crypto';
import { hashToken } from '../../auth/random-token';
import type { Executor } from '../../db/database';
import { socialGifts } from '../../db/schema';
import { giftExpiry } from '../../social-gifts/gift-expiry';
import { GIFT_DAYS, type GiftStatus } from './order-plans';
import { DAY_MS } from '../../durations';

/** The key of a demonstration gift's link; a live shop has none of them. */
export const demoGiftToken = (shopKey: string, status: GiftStatus): string =>
  createHash('sha256').update(`demonstration gift ${shopKey} ${status}`).digest('base64url');

/** The gift of an order, in the state its plan says. */
export async function seedDemoGift(
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
    expiresAt: giftExpiry(orderedAt, GIFT_DAYS),
    status,
    completedAt: status === 'completed' ? new Date(orderedAt.getTime() + DAY_MS) : null,
  });
}
