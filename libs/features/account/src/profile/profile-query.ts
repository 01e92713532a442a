import type { ApiClient } from '@shop/api-client/api-client';
import { getMyUser } from '@shop/contract/users/get-my-user';
import type { User } from '@shop/contract/users/user';
import { choiceLists } from '@shop/validation/choices';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { toUserValues } from '../user-fields/to-user-values';
import type { UserValues } from '../user-fields/user-fields';

/** Everything that the shop knows of the member. */
export interface Profile {
  /** Member number. */
  readonly code: string;
  readonly username: string;
  readonly email: string;
  /** The address that waits for its proof; null while there is none. */
  readonly pendingEmail: string | null;
  /** The group whose prices and terms hold for the member. */
  readonly groupName: string;
  /** `1990-04-01`; `null` where it is not known. */
  readonly birthday: string | null;
  /** Empty where nothing was chosen. */
  readonly genderName: string;
  readonly newsletterName: string;
  readonly questionName: string;
  /** As their form shows them. */
  readonly values: UserValues;
}

const nameOf = (choices: readonly { readonly code: number; readonly label: string }[], chosen: string) =>
  choices.find(({ code }) => String(code) === chosen)?.label ?? '';

/** The wire's member as the pages of the profile see them. */
export function toProfile(user: User): Profile {
  const values = toUserValues(user);
  return {
    code: user.code,
    username: user.username,
    email: user.email.email,
    pendingEmail: user.pending_email ?? null,
    groupName: user.customer_group.name,
    birthday: user.birthday,
    genderName: nameOf(choiceLists.gender, values.gender),
    newsletterName: nameOf(choiceLists.newsletter, values.newsletter),
    questionName: nameOf(choiceLists.securityQuestion, values.securityQuestion),
    values,
  };
}

/** The member's own data, whole. account §7 */
export function profileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.profile,
    queryFn: async ({ signal }): Promise<Profile> =>
      toProfile((await api.call(getMyUser, {}, { signal })).data),
  });
}
