import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listPointHistories } from '@shop/contract/points/list-point-histories';
import type { PointKind } from '@shop/contract/points/point';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** One line of the ledger of points. */
export interface PointLine {
  readonly id: number;
  readonly kind: PointKind;
  /** Positive where points came, negative where they went. */
  readonly change: number;
  /** The balance after this line. */
  readonly balance: number;
  readonly description: string;
  /** ISO 8601; null for lines that never expire. */
  readonly expiresAt: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** One page of the ledger. */
export interface PointLedgerPage {
  readonly lines: readonly PointLine[];
  readonly pagination: Pagination;
}

/** The member's ledger of points, newest first. core §7 */
export function pointHistoriesQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: accountKeys.pointHistories(page),
    queryFn: async ({ signal }): Promise<PointLedgerPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listPointHistories, { query: { page: number } }, { signal }),
      );
      return {
        lines: data.map(({ id, kind, point, balance, description, expired_at, created_at }) => ({
          id,
          kind,
          change: point,
          balance,
          description,
          expiresAt: expired_at,
          at: created_at,
        })),
        pagination,
      };
    },
  });
}
