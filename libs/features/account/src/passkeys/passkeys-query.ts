import type { ApiClient } from '@shop/api-client/api-client';
import { listPasskeys } from '@shop/contract/passkeys/list-passkeys';
import type { Passkey } from '@shop/contract/passkeys/passkey';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** A passkey of the member. Times are ISO 8601. */
export interface PasskeyView {
  readonly id: number;
  readonly name: string;
  readonly addedAt: string;
  /** Null until it has signed somebody in. */
  readonly lastUsedAt: string | null;
}

const toPasskeyView = (wire: Passkey): PasskeyView => ({
  id: wire.id,
  name: wire.name,
  addedAt: wire.created_at,
  lastUsedAt: wire.last_used_at,
});

/** The member's passkeys, how many there may be, and whether adding one takes the password. */
export function passkeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.passkeys,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(listPasskeys, {}, { signal });
      return {
        passkeys: data.passkeys.map(toPasskeyView),
        limit: data.limit,
        isPasswordRequired: data.is_password_required,
      };
    },
  });
}
