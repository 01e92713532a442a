import { resetReminder } from '@shop/contract/reminder/reset-reminder';
import type { ShopServices } from '@shop/query/shop-services';
import { toLoginPayload } from '@shop/session/to-login-payload';
import { tellShopEventAtom } from '@shop/site/state/shop-events';

/** What setting a new password by the link of a mail takes. */
export interface PasswordReset {
  /** The secret of the link. */
  readonly token: string;
  /** To the security question; empty where there is none. */
  readonly answer: string;
  readonly password: string;
}

/**
 * Sets a new password by the link of a mail. A reset that returns a token signs in; returns whether it did. `onReset`
 * gets to know whether it deleted passkeys, and runs before the sign-in, which sends a shopper away from the form. Rejects with an ApiError. account §4
 */
export async function resetPassword(
  { api, session, store }: Pick<ShopServices, 'api' | 'session' | 'store'>,
  reset: PasswordReset,
  onReset: (hasDeletedPasskeys: boolean) => void = () => undefined,
): Promise<boolean> {
  const { data } = await api.call(resetReminder, { body: reset });
  onReset(data.has_deleted_passkeys ?? false);
  if (data.access_token === null) return false;
  const result = await session.signInWith(toLoginPayload(data));
  if (result === 'signed-in') store.set(tellShopEventAtom, { name: 'login', method: 'password' });
  return true;
}
