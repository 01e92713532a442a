import { asc, ne } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { channels } from '../db/schema';
import type { ShopApiConfig } from '../ports/shop-api-config';

/** The setting with the keys of the shops that a shop names as its sisters, with commas between. */
export const SISTER_SHOPS = 'SITE.SISTER_SHOPS';

/**
 * The other shops of the platform that a shop links to and that have an origin, in the order of their creation: those of
 * its setting. Unless it is set, a demonstration names all of them and a live shop none.
 */
export async function findSisterShops(
  db: Executor,
  { id, settings }: Pick<Channel, 'id' | 'settings'>,
  { env, shopOrigins }: Pick<ShopApiConfig, 'env' | 'shopOrigins'>,
): Promise<{ readonly channel: string; readonly name: string; readonly url: string }[]> {
  const named = settings[SISTER_SHOPS];
  const keys = typeof named === 'string' ? new Set(named.split(',')) : null;
  if (keys === null && env === 'live') return [];
  const others = await db
    .select({ channel: channels.key, name: channels.name })
    .from(channels)
    .where(ne(channels.id, id))
    .orderBy(asc(channels.id));
  return others.flatMap((shop) => {
    const url = shopOrigins[shop.channel];
    return url === undefined || keys?.has(shop.channel) === false ? [] : [{ ...shop, url }];
  });
}
