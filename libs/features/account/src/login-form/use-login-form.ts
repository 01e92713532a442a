import { isApiError } from '@shop/api-client/is-api-error';
import { useShopServices } from '@shop/query/shop-services-provider';
import { tellShopEventAtom } from '@shop/site/state/shop-events';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useState } from 'react';
import { loginRules } from './login-fields';

const rules = { email: loginRules.identifier, password: loginRules.password };
const MINUTE_MS = 60_000;

/** Sign-ins that are stopped for a while: too many have failed. */
export interface LoginStop {
  /** Until the next try; null where the API does not say. */
  readonly minutes: number | null;
}

/** What stopped a sign-in, or null: another reason. The same for every address, so that it tells of no account. */
function toLoginStop(error: unknown): LoginStop | null {
  if (!isApiError(error) || error.kind !== 'rate-limited') return null;
  const { retryAfterMs } = error;
  return { minutes: retryAfterMs === null ? null : Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)) };
}

/** The password step of the sign-in. What follows is the session's: its atoms say how far it has come. */
export function useLoginForm() {
  const { session, store } = useShopServices();
  const [stop, setStop] = useState<LoginStop | null>(null);
  const form = useShopForm({
    rules,
    initial: { email: '', password: '' },
    wireNames: { email: 'email', password: 'password' },
    submit: async ({ email, password }) => {
      setStop(null);
      try {
        if ((await session.login({ identifier: email, password })) === 'signed-in')
          store.set(tellShopEventAtom, { name: 'login', method: 'password' });
      } catch (error) {
        setStop(toLoginStop(error));
        throw error;
      }
    },
  });
  return { ...form, stop };
}
