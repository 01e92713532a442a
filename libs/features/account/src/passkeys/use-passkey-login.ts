import { isApiError } from '@shop/api-client/is-api-error';
import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loginByPasskey } from './login-by-passkey';
import { PasskeyFailure, type PasskeyFailureKind } from './passkey-failure';
import { canFillInPasskeys } from './passkey-support';

/** Before its challenge expires, after five minutes, the browser gets another one to fill in passkeys by. */
const RENEW_MS = 4 * 60 * 1000;

/** Why the last sign-in by passkey failed: the API's message, or what the browser said. */
export type PasskeyLoginFailure = { readonly message: string } | { readonly kind: PasskeyFailureKind };

const toFailure = (error: unknown): PasskeyLoginFailure =>
  error instanceof PasskeyFailure ? { kind: error.kind } : { message: errorMessage(error) };

/**
 * Sign-in by passkey, two ways: `start` opens the browser's dialog, and until then the browser offers passkeys where it
 * fills in the name, if it can. The autofill offer fails silently, unless the API rejects the passkey.
 */
export function usePasskeyLogin() {
  const services = useShopServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PasskeyLoginFailure | null>(null);
  const offer = useRef<AbortController | null>(null);

  /** The browser's dialog is open, which another request would close. */
  const isAsking = useRef(false);
  const isOffered = useRef(false);

  const offerPasskeys = useCallback(async () => {
    if (isAsking.current) return;
    offer.current?.abort();
    const { signal } = (offer.current = new AbortController());
    try {
      await loginByPasskey(services, { mediation: 'conditional', signal });
    } catch (error) {
      // Nobody has asked for it: offline, for example, the password form says enough.
      if (!signal.aborted && isApiError(error) && error.kind === 'rejected') setFailure(toFailure(error));
    }
  }, [services]);

  useEffect(() => {
    let renewal: number | undefined;
    let isLeft = false;
    void canFillInPasskeys().then((isPossible) => {
      if (!isPossible || isLeft) return;
      isOffered.current = true;
      void offerPasskeys();
      renewal = window.setInterval(() => void offerPasskeys(), RENEW_MS);
    });
    return () => {
      isLeft = true;
      window.clearInterval(renewal);
      offer.current?.abort();
    };
  }, [offerPasskeys]);

  const run = async () => {
    isAsking.current = true;
    setIsBusy(true);
    setFailure(null);
    // A browser asks for one thing at a time.
    offer.current?.abort();
    try {
      await loginByPasskey(services, { signal: new AbortController().signal });
    } catch (error) {
      setFailure(toFailure(error));
      isAsking.current = false;
      if (isOffered.current) void offerPasskeys();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, start: () => void run() };
}
