import { getPoints } from '@shop/contract/points/get-points';
import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { expiresSoon } from './expires-soon';

/** What a member can spend; one point is one yen. */
export interface PointBalanceView {
  readonly points: number;
  /** The points that expire next, when (ISO 8601), and whether that is soon; null where none do. */
  readonly nextExpiration: {
    readonly points: number;
    readonly expiresAt: string;
    readonly isSoon: boolean;
  } | null;
}

/** The member's points that have not expired. core §7 */
export function pointBalanceQuery({ api, clock }: Pick<ShopServices, 'api' | 'clock'>) {
  return queryOptions({
    queryKey: accountKeys.pointBalance,
    queryFn: async ({ signal }): Promise<PointBalanceView> => {
      const { data } = await api.call(getPoints, {}, { signal });
      const next = data.next_expiration;
      return {
        points: data.point,
        nextExpiration: next && {
          points: next.point,
          expiresAt: next.expired_at,
          isSoon: expiresSoon(next.expired_at, clock.now()),
        },
      };
    },
  });
}
