import type { ApiClient } from '@shop/api-client/api-client';
import { getPoints } from '@shop/contract/points/get-points';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** What a member can spend; one point is one yen. */
export interface PointBalanceView {
  readonly points: number;
  /** The points that expire next, and when (ISO 8601); null where none do. */
  readonly nextExpiration: { readonly points: number; readonly expiresAt: string } | null;
}

/** The member's points that have not expired. core §7 */
export function pointBalanceQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.pointBalance,
    queryFn: async ({ signal }): Promise<PointBalanceView> => {
      const { data } = await api.call(getPoints, {}, { signal });
      const next = data.next_expiration;
      return {
        points: data.point,
        nextExpiration: next && { points: next.point, expiresAt: next.expired_at },
      };
    },
  });
}
