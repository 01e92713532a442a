import type { ApiClient } from '@shop/api-client/api-client';
import { getMyUser } from '@shop/contract/users/get-my-user';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from './account-keys';

/** The member who is signed in. */
export interface Me {
  readonly id: number;
  /** Family name first. */
  readonly name: string;
  readonly nameKana: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly companyName: string;
  /** A registered member, who may use all that is for members. account §3 */
  readonly isRegistered: boolean;
  /** Orders for a company, whose terms `companyQuery` reads. */
  readonly hasCompany: boolean;
  /** The member has shown that mails to the address arrive. */
  readonly isEmailVerified: boolean;
  /** The address that waits for its proof; null while there is none. */
  readonly pendingEmail: string | null;
}

/** The member's own data. account §7 */
export function meQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.me,
    queryFn: async ({ signal }): Promise<Me> => {
      const { data } = await api.call(getMyUser, {}, { signal });
      return {
        id: data.id,
        name: `${data.last_name} ${data.first_name}`.trim(),
        nameKana: `${data.last_name_kana} ${data.first_name_kana}`.trim(),
        email: data.email.email,
        phoneNumber: data.phone_number,
        companyName: data.company_name,
        isRegistered: data.is_registered_member,
        hasCompany: data.company !== undefined,
        isEmailVerified: data.is_email_verified ?? false,
        pendingEmail: data.pending_email ?? null,
      };
    },
  });
}
