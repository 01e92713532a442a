import { callerOf, hasRight } from '../../auth/caller';
import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import { getCheckoutSettings } from '../../payments/payment-store';

/**
 * How many pieces of a product this shopper may order at once; null: as many as there are. Somebody who need not be anybody
 * would hold the rest for days without paying.
 */
export const guestPieceLimit = async (
  db: Executor,
  { channel, member }: Pick<RouteContext, 'channel' | 'member'>,
): Promise<number | null> =>
  hasRight(callerOf(member), 'memberLimits')
    ? null
    : (await getCheckoutSettings(db, channel.id)).guestPiecesPerProduct;
