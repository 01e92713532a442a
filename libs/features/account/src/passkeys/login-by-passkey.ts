import { loginByPasskey as loginByPasskeyCall } from '@shop/contract/passkeys/login-by-passkey';
import { startPasskeyLogin } from '@shop/contract/passkeys/start-passkey-login';
import type { ShopServices } from '@shop/query/shop-services';
import { toLoginPayload } from '@shop/session/to-login-payload';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import { signByPasskey } from './ask-device';

/**
 * Signs in by a passkey. Where it leads is the session's: its guard goes on to where the shopper was going. Rejects with a
 * `PasskeyFailure` or an `ApiError`.
 */
export async function loginByPasskey(
  { api, session, store }: Pick<ShopServices, 'api' | 'session' | 'store'>,
  asking: Parameters<typeof signByPasskey>[1],
): Promise<void> {
  const { data } = await api.call(startPasskeyLogin, { body: {} });
  const credential = await signByPasskey(data.public_key, asking);
  const login = await api.call(loginByPasskeyCall, { body: { credential } });
  await session.signInWith(toLoginPayload(login.data));
  store.set(tellShopEventAtom, { name: 'login', method: 'passkey' });
}
