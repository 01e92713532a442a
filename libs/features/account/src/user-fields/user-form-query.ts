import type { ApiClient } from '@shop/api-client/api-client';
import { getUserDummy } from '@shop/contract/users/get-user-dummy';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** What this shop requires of its members, beyond what its theme decides. */
export interface UserFormSettings {
  /** The shop sells to companies: their fields are shown, and the name is required. account §5 */
  readonly isCompanyRequired: boolean;
  /** The kana of the name is required, whatever the theme decides. */
  readonly isKanaRequired: boolean;
}

/** What the form of a member requires in this shop. account §7 (GET /v1/users/dummy) */
export function userFormQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.userForm,
    queryFn: async ({ signal }): Promise<UserFormSettings> => {
      const { data } = await api.call(getUserDummy, {}, { signal });
      const requires = (field: string) => data.required_fields.includes(field);
      return {
        isCompanyRequired: requires('company_name'),
        isKanaRequired: requires('last_name_kana') || requires('first_name_kana'),
      };
    },
    staleTime: Infinity,
  });
}
