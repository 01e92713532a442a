import { createProductSearchHistorySpec } from '@shop/contract/products/create-product-search-history';
import { DAY_MS } from '../durations';
import { consumeRateLimit } from '../http/rate-limit';
import { productSearchHistories } from '../db/schema';
import { defineRoute } from '../http/define-route';

/** Searches remembered from one client IP. */
const PER_CLIENT_IP = { count: 120, windowMs: 60 * 1000 };
/** Each is kept for months: no network searches so much. */
const PER_CLIENT_IP_AND_DAY = { count: 5_000, windowMs: DAY_MS };

/** POST /v1/product-search-histories */
export const createProductSearchHistoryRoute = defineRoute(
  createProductSearchHistorySpec,
  async (context, { body }) => {
    const { db, clock, channel, member, rateIp } = context;
    await consumeRateLimit(db, clock, `search-history/${rateIp}`, PER_CLIENT_IP);
    await consumeRateLimit(db, clock, `search-history-day/${rateIp}`, PER_CLIENT_IP_AND_DAY);
    await db.insert(productSearchHistories).values({
      channelId: channel.id,
      userId: member?.id ?? null,
      word: body.word,
      createdAt: clock.now(),
    });
    return undefined;
  },
);
