import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { hashToken, randomToken } from '../auth/random-token';
import { DAY_MS } from '../durations';
import { consumeRateLimit } from '../http/rate-limit';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { requireShownProducts } from '../products/shown-product';
import { addToHistory, type HistoryOwner, hasGuestHistory } from './product-history-store';
import { guestTokenHash } from './guest-token-hash';
import { presentProductHistories } from './present-product-histories';

/** Product pages opened by guests of one client IP. */
const GUEST_VIEWS_PER_CLIENT_IP = { count: 240, windowMs: 60 * 1000 };
/** Each is kept for months: of one network no more than a hundred visits a day look at. */
const GUEST_VIEWS_A_DAY = { count: 5_000, windowMs: DAY_MS };

/** The guest of the header; a secret that this shop did not give out is replaced by a new one. */
async function guestOwner(context: RouteContext): Promise<HistoryOwner> {
  const guestHash = guestTokenHash(context);
  if (await hasGuestHistory(context.db, context.channel.id, guestHash)) return { guestTokenHash: guestHash };
  const token = randomToken();
  context.response.header(GUEST_TOKEN_HEADER, token);
  return { guestTokenHash: hashToken(`${context.channel.key}/${token}`) };
}

/** POST /v1/product-histories */
export const createProductHistoryRoute = defineRoute(
  createProductHistorySpec,
  async (context, { body: { product_id } }) => {
    const { db, clock, channel, member, rateIp } = context;
    if (member === null) {
      await consumeRateLimit(db, clock, `product-history/${rateIp}`, GUEST_VIEWS_PER_CLIENT_IP);
      await consumeRateLimit(db, clock, `product-history-day/${rateIp}`, GUEST_VIEWS_A_DAY);
    }
    await requireShownProducts(db, channel.id, [product_id]);
    const owner = member === null ? await guestOwner(context) : { userId: member.id };
    await addToHistory(db, owner, {
      channelId: channel.id,
      productId: product_id,
      viewedAt: clock.now(),
    });
    return presentProductHistories(context, owner, { page: 1, per: 'all' });
  },
);
