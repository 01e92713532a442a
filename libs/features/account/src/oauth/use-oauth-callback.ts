import { isApiError } from '@shop/api-client/api-error';
import { finishOauth } from '@shop/contract/auth/finish-oauth';
import { linkOauth } from '@shop/contract/auth/link-oauth';
import { OAUTH_ERRORS } from '@shop/contract/auth/oauth-errors';
import { useShopServices } from '@shop/query/shop-services-provider';
import { toLoginPayload } from '@shop/session/to-login-payload';
import { errorMessage } from '@shop/site/errors/error-message';
import { ownPath } from '@shop/site/own-path';
import { paths } from '@shop/site/paths';
import { tabStorage } from '@shop/site/own-storage';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OauthAttempt, takeOauthAttempt } from './oauth-attempt';

/** Where the return from a provider stands. */
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

const given = (search: URLSearchParams, name: string) => {
  const value = search.get(name);
  return value === null ? {} : { [name]: value };
};

/** Ends the sign-in that this tab began, once. core §7; its state is good for one return */
export function useOauthCallback(search: URLSearchParams) {
  const { api, queryClient, channel, session } = useShopServices();
  const [callback, setCallback] = useState<OauthCallback>({ step: 'working' });
  const attempt = useRef<OauthAttempt | null>(null);
  const isStarted = useRef(false);

  const finish = useEffectEvent(async () => {
    const taken = takeOauthAttempt(tabStorage({ queryClient, channel }), search.get('state'));
    attempt.current = taken;
    if (taken === null) return { step: 'failed', message: LOST } as const;
    const { type, state, browserSecret } = taken;
    const returned = { ...given(search, 'code'), ...given(search, 'error'), ...given(search, 'iss') };
    const query = { state, browser_secret: browserSecret, ...returned };
    try {
      const { data } = await api.call(finishOauth, { params: { type }, query });
      const path = ownPath(data.return_path) ?? paths.ec();
      const result = await session.signInWith(toLoginPayload(data));
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
    void finish().then(setCallback);
  }, []);

  /** Links the account elsewhere with the member who has signed in since; returns whether it could be. */
  const link = useCallback(async (): Promise<boolean> => {
    const held = attempt.current;
    attempt.current = null;
    if (held === null) return false;
    const body = { state: held.state, browser_secret: held.browserSecret };
    return await api.call(linkOauth, { body }).then(
      () => true,
      () => false,
    );
  }, [api]);
  return { callback, link };
}
