import { isApiError } from '@shop/api-client/is-api-error';
import { loginSyncChannel } from '@shop/contract/auth/login-sync-channel';
import { useShopServices } from '@shop/query/shop-services-provider';
import { toLoginPayload } from '@shop/session/to-login-payload';
import { errorMessage } from '@shop/site/errors/error-message';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { sisterShopUrl } from '@shop/site/paths/sister-shop-url';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The state of a sign-in from another shop. */
export type LoginSync =
  | { readonly step: 'working' }
  /** Nobody knows who made the link: whoever follows it confirms the sign-in. */
  | { readonly step: 'unconfirmed'; readonly confirm: () => void }
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

/**
 * Signs in once with the secret that another shop of the platform has put into the URL's hash. core §7. Where the browser
 * does not come from one of those shops, the secret may be a stranger's, for an account of their own: then the shopper
 * confirms first.
 */
export function useLoginSync(): LoginSync {
  const { api, session, store } = useShopServices();
  const queryClient = useQueryClient();
  const [sync, setSync] = useState<LoginSync>({ step: 'working' });
  const isStarted = useRef(false);
  const signIn = async (secret: string): Promise<LoginSync> => {
    try {
      const { data } = await api.call(loginSyncChannel, { body: { sync_token: secret } });
      const result = await session.signInWith(toLoginPayload(data), { isSyncUserChannel: true });
      if (result !== 'signed-in') return { step: 'code' };
      store.set(tellShopEventAtom, { name: 'login', method: 'login_sync' });
      return { step: 'signed-in' };
    } catch (error) {
      return { step: 'failed', message: errorMessage(error) };
    }
  };
  /** Whether the browser comes from another shop of the platform; false where they are not known. */
  const isSister = async (referrer: string): Promise<boolean> => {
    try {
      const { sisterShops } = await queryClient.fetchQuery(publicSiteQuery(api));
      return sisterShopUrl(referrer, sisterShops) !== null;
    } catch (error) {
      // The client has reported the error; the shopper confirms.
      if (!isApiError(error)) throw error;
      return false;
    }
  };
  const start = useEffectEvent(async (): Promise<LoginSync> => {
    const { referrer } = document;
    const secret = consumeSecret();
    if (secret === '') return { step: 'failed', message: NO_SECRET };
    if (await isSister(referrer)) return signIn(secret);
    const confirm = () => {
      setSync({ step: 'working' });
      void signIn(secret).then(setSync);
    };
    return { step: 'unconfirmed', confirm };
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void start().then(setSync);
  }, []);
  return sync;
}
