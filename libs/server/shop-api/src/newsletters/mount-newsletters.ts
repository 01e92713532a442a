import { and, eq, isNull } from 'drizzle-orm';
import { type Channel, findChannel } from '../channels/channel';
import type { ShopApi } from '../http/shop-api';
import { users } from '../db/schema';
import { failWhileStalled } from '../http/fail-while-stalled';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { openNewsletterTokens } from './newsletter-token';
import {
  CONFIRMATION_PAGE,
  UNSUBSCRIBED_PAGE,
  UNKNOWN_LINK_PAGE,
  type UnsubscribePage,
  unsubscribePage,
} from './unsubscribe-page';

const PATH = '/newsletters/:channel/:token';
/** No script runs, nothing is loaded, and the URL, which contains a secret, is sent to no other site. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** Whose newsletter a link ends. */
interface Subscriber {
  readonly channel: Channel;
  readonly userId: number;
}

/**
 * The unsubscribe link of a newsletter. GET shows a confirmation and changes nothing, because programs follow links;
 * POST unsubscribes, by the button or by the mail program (RFC 8058), without login, and may be repeated. Outside the contract,
 * because a mail program sends neither the shop's header nor JSON.
 */
export function mountNewsletters(app: ShopApi, parts: ShopApiParts): void {
  const find = async (channelKey: string, token: string): Promise<Subscriber | null> => {
    const channel = await findChannel(parts.db, channelKey);
    if (channel === null) return null;
    const userId = (await openNewsletterTokens(parts, channel.key)).read(token);
    return userId === null ? null : { channel, userId };
  };
  const response = (subscriber: Subscriber | null, page: UnsubscribePage) =>
    subscriber === null
      ? new Response(unsubscribePage('', UNKNOWN_LINK_PAGE), { status: 404, headers: HEADERS })
      : new Response(unsubscribePage(subscriber.channel.name, page), { headers: HEADERS });

  app.get(PATH, (c) =>
    failWhileStalled(parts, async () => {
      c.set('template', PATH);
      return response(await find(c.req.param('channel'), c.req.param('token')), CONFIRMATION_PAGE);
    }),
  );
  app.post(PATH, (c) =>
    failWhileStalled(parts, async () => {
      c.set('template', PATH);
      const subscriber = await find(c.req.param('channel'), c.req.param('token'));
      if (subscriber !== null)
        await parts.db
          .update(users)
          .set({ isReceiveNewsletter: false })
          .where(
            and(
              eq(users.id, subscriber.userId),
              eq(users.channelId, subscriber.channel.id),
              isNull(users.leftAt),
            ),
          );
      return response(subscriber, UNSUBSCRIBED_PAGE);
    }),
  );
}
