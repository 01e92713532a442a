import { isApiError } from '@shop/api-client/is-api-error';
import { finishOauth } from '@shop/contract/auth/finish-oauth';
import { linkOauth } from '@shop/contract/auth/link-oauth';
import { OAUTH_ERRORS } from '@shop/contract/auth/oauth-errors';
import { useShopServices } from '@shop/query/shop-services-provider';
import { toLoginPayload } from '@shop/session/to-login-payload';
import { errorMessage } from '@shop/site/errors/error-message';
import { internalPath } from '@shop/site/paths/internal-path';
import { accountPaths } from '@shop/site/paths/account-paths';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PendingOauth, consumePendingOauth } from './pending-oauth';

/** The state of the OAuth callback. */
export type OauthCallback =
  | { readonly step: 'working' }
  /** Signed in: the way on is a path of this shop. */
  | { readonly step: 'done'; readonly path: string }
  /** The one-time code is still missing. */
  | { readonly step: 'code'; readonly path: string }
  /** A member has this mail address: signed in by password, they link the account elsewhere. */
  | { readonly step: 'sign-in-first'; readonly message: string }
  | { readonly step: 'failed'; readonly message: string };

const LOST =
  'ログインの手続きが見つからないか、有効期限が切れています。お手数ですが、もう一度お試しください。';

const pick = (search: URLSearchParams, name: string) => {
  const value = search.get(name);
  return value === null ? {} : { [name]: value };
};

/** Completes the sign-in that this tab has started, once. core §7 */
export function useOauthCallback(search: URLSearchParams) {
  const { api, queryClient, channel, session, store } = useShopServices();
  const [callback, setCallback] = useState<OauthCallback>({ step: 'working' });
  const pendingRef = useRef<PendingOauth | null>(null);
  const isStarted = useRef(false);

  const completeSignIn = useEffectEvent(async () => {
    const pending = consumePendingOauth(tabStorage({ queryClient, channel }), search.get('state'));
    pendingRef.current = pending;
    // Either of them works once, and a reload could not finish the sign-in either.
    removeSecret('code', 'state');
    if (pending === null) return { step: 'failed', message: LOST } as const;
    const { type, state, browserSecret } = pending;
    const returned = { ...pick(search, 'code'), ...pick(search, 'error'), ...pick(search, 'iss') };
    const query = { state, browser_secret: browserSecret, ...returned };
    try {
      const { data } = await api.call(finishOauth, { params: { type }, query });
      const wanted = internalPath(data.return_path) ?? accountPaths.ec();
      const path = data.is_new_member === true ? accountPaths.firstProfile(wanted) : wanted;
      const result = await session.signInWith(toLoginPayload(data));
      if (result === 'signed-in') store.set(tellShopEventAtom, { name: 'login', method: type });
      return { step: result === 'signed-in' ? 'done' : 'code', path } as const;
    } catch (error) {
      const message = errorMessage(error);
      const isMember =
        isApiError(error) && error.kind === 'rejected' && error.code === OAUTH_ERRORS.signInFirst;
      return { step: isMember ? 'sign-in-first' : 'failed', message } as const;
    }
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void completeSignIn().then(setCallback);
  }, []);

  /** Links the account elsewhere with the member who has signed in since; returns whether it could be. */
  const link = useCallback(async (): Promise<boolean> => {
    const pending = pendingRef.current;
    pendingRef.current = null;
    if (pending === null) return false;
    const body = { state: pending.state, browser_secret: pending.browserSecret };
    return await api.call(linkOauth, { body }).then(
      () => true,
      () => false,
    );
  }, [api]);
  return { callback, link };
}
