import { and, eq, isNull } from 'drizzle-orm';
import { type Channel, findChannel } from '../channels/channel';
import type { ShopApi } from '../http/shop-api';
import { users } from '../db/schema';
import { failWhileStalled } from '../http/fail-while-stalled';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { openNewsletterTokens } from './newsletter-token';
import { ASKING, STOPPED, UNKNOWN_LINK, type UnsubscribePage, unsubscribePage } from './unsubscribe-page';

const PATH = '/newsletters/:channel/:token';
/** Nothing runs or loads, and the address, which is a secret, is told to nobody. */
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
 * The link in a newsletter. GET asks and changes nothing, since programs follow links; POST ends the newsletter at once,
 * by the button or by the mail program (RFC 8058), without login and as often as it is said. Outside the contract,
 * because a mail program sends neither the shop's header nor JSON.
 */
export function mountNewsletters(app: ShopApi, parts: ShopApiParts): void {
  const find = async (channelKey: string, token: string): Promise<Subscriber | null> => {
    const channel = await findChannel(parts.db, channelKey);
    if (channel === null) return null;
    const userId = (await openNewsletterTokens(parts, channel.key)).read(token);
    return userId === null ? null : { channel, userId };
  };
  const answer = (subscriber: Subscriber | null, page: UnsubscribePage) =>
    subscriber === null
      ? new Response(unsubscribePage('', UNKNOWN_LINK), { status: 404, headers: HEADERS })
      : new Response(unsubscribePage(subscriber.channel.name, page), { headers: HEADERS });

  app.get(PATH, (c) =>
    failWhileStalled(parts, async () => {
      c.set('template', PATH);
      return answer(await find(c.req.param('channel'), c.req.param('token')), ASKING);
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
      return answer(subscriber, STOPPED);
    }),
  );
}
