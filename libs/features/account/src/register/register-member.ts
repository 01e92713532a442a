import { createUser } from '@shop/contract/users/create-user';
import type { ShopServices } from '@shop/query/shop-services';
import { toLoginPayload } from '@shop/session/to-login-payload';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import type { Registration } from './register-fields';

interface RegisterOptions {
  /** Signs the new member in; otherwise the account is just stored. */
  readonly isLogin?: boolean;
  /** Runs after the account has been created and before the sign-in, which sends a shopper away from the form. */
  readonly onCreated?: () => void | Promise<void>;
}

/** Registers a member and, unless `isLogin` is false, signs them in. Rejects with an ApiError. account §4 */
export async function registerMember(
  { api, session, store }: Pick<ShopServices, 'api' | 'session' | 'store'>,
  registration: Registration,
  { isLogin = true, onCreated }: RegisterOptions = {},
): Promise<void> {
  const { data } = await api.call(createUser, { body: { ...registration, is_login: isLogin } });
  store.set(tellShopEventAtom, { name: 'sign_up', method: 'form' });
  try {
    await onCreated?.();
  } finally {
    // The account exists whatever became of the page.
    if (isLogin) await session.signInWith(toLoginPayload(data));
  }
}
