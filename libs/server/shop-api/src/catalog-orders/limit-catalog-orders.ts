import { callerOf, hasRight } from '../auth/caller';
import type { StoredAddress } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';
import { consumeRateLimit, type RateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

/** Orders from one client IP: printing and postage cost the shop money. Several colleagues may order within the hour. */
const PER_CLIENT_IP: RateLimit = { count: 5, windowMs: HOUR_MS };
/** Those of one member a day, who may change networks. */
const PER_MEMBER: RateLimit = { count: 5, windowMs: DAY_MS };
/** Those to one house a day, whoever orders: twice a member's, for all who live or work in it. */
const PER_HOUSE: RateLimit = { count: 10, windowMs: DAY_MS };

/**
 * A house, the same for the ways to write its number: 1丁目2番3号 is 1-2-3. Rooms do not count, because anything may be written
 * there and the post comes all the same.
 */
function houseOf({ postalCode, city, address1 }: StoredAddress): string {
  const line = address1.normalize('NFKC').replace(/\s/g, '');
  // The numbers alone: the postal code stands for the town, whose name is spelt in many ways. Some places have none.
  const numbers = line.match(/\d+/g);
  return [postalCode, ...(numbers ?? [city.normalize('NFKC'), line])].join(' ').replaceAll('/', ' ');
}

/** Counts an order of printed catalogues by network, member and house. Throws a 429 with Retry-After. reliability 5 */
export async function limitCatalogOrders(context: RouteContext, address: StoredAddress): Promise<void> {
  const { db, clock, channel, member, rateIp } = context;
  await consumeRateLimit(db, clock, `catalog-order/${channel.id}/${rateIp}`, PER_CLIENT_IP);
  // Accounts cost nothing: one of an address that nobody has proved counts as the guests do.
  if (member !== null && hasRight(callerOf(member), 'memberLimits'))
    await consumeRateLimit(db, clock, `catalog-order-by/member/${member.id}`, PER_MEMBER);
  await consumeRateLimit(db, clock, `catalog-order-to/${channel.id}/${houseOf(address)}`, PER_HOUSE);
}
