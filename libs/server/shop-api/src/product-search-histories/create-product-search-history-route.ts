import { createProductSearchHistorySpec } from '@shop/contract/products/create-product-search-history';
import { consumeRateLimit } from '../http/rate-limit';
import { productSearchHistories } from '../db/schema';
import { defineRoute } from '../http/define-route';

/** Searches remembered from one client IP. */
const PER_CLIENT_IP = { count: 120, windowMs: 60 * 1000 };

/** POST /v1/product-search-histories */
export const createProductSearchHistoryRoute = defineRoute(
  createProductSearchHistorySpec,
  async (context, { body }) => {
    const { db, clock, channel, member, rateIp } = context;
    await consumeRateLimit(db, clock, `search-history/${rateIp}`, PER_CLIENT_IP);
    await db.insert(productSearchHistories).values({
      channelId: channel.id,
      userId: member?.id ?? null,
      word: body.word,
      createdAt: clock.now(),
    });
    return undefined;
  },
);
