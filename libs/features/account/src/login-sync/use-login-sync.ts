import { loginSyncChannel } from '@shop/contract/auth/login-sync-channel';
import { useShopServices } from '@shop/query/shop-services-provider';
import { toLoginPayload } from '@shop/session/to-login-payload';
import { errorMessage } from '@shop/site/errors/error-message';
import { removeSecret } from '@shop/site/remove-secret';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The state of a sign-in from another shop. */
export type LoginSync =
  | { readonly step: 'working' }
  | { readonly step: 'signed-in' }
  /** The one-time code is still missing. */
  | { readonly step: 'code' }
  | { readonly step: 'failed'; readonly message: string };

const NO_SECRET = 'ログイン連携のリンクが正しくありません。もとの店からもう一度お試しください。';

function consumeSecret(): string {
  const { hash } = window.location;
  removeSecret();
  return hash.slice(1);
}

/** Signs in once with the secret that another shop of the platform has put into the URL's hash. core §7 */
export function useLoginSync(): LoginSync {
  const { api, session } = useShopServices();
  const [sync, setSync] = useState<LoginSync>({ step: 'working' });
  const isStarted = useRef(false);
  const signIn = useEffectEvent(async (): Promise<LoginSync> => {
    const secret = consumeSecret();
    if (secret === '') return { step: 'failed', message: NO_SECRET };
    try {
      const { data } = await api.call(loginSyncChannel, { body: { sync_token: secret } });
      const result = await session.signInWith(toLoginPayload(data), { isSyncUserChannel: true });
      return { step: result === 'signed-in' ? 'signed-in' : 'code' };
    } catch (error) {
      return { step: 'failed', message: errorMessage(error) };
    }
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void signIn().then(setSync);
  }, []);
  return sync;
}
