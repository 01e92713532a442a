import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listLoginHistories, type LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { type DeviceView, toDevice } from './to-device';

/** One sign-in. */
export interface LoginView {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly ipAddress: string;
  readonly device: DeviceView;
  /** Null where it was not recorded yet. */
  readonly method: LoginMethod | null;
}

/** One page of sign-ins. */
export interface LoginPage {
  readonly logins: readonly LoginView[];
  readonly pagination: Pagination;
}

/** The member's sign-ins, newest first. account §7 */
export function loginHistoriesQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: accountKeys.loginHistories(page),
    queryFn: async ({ signal }): Promise<LoginPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listLoginHistories, { query: { page: number } }, { signal }),
      );
      return {
        logins: data.map((wire) => ({
          id: wire.id,
          at: wire.logged_in_at,
          ipAddress: wire.ip_address,
          device: toDevice(wire.user_agent),
          method: wire.method,
        })),
        pagination,
      };
    },
  });
}
