import type { Session } from './session';
import { LOGIN_CHECK_WAIT_MS } from './when-checked';

/** What a guard finds out: signed in, signed out, or not known in time. */
export type LoginCheck = 'in' | 'out' | 'unknown';

/**
 * The login check of a guard: looks at cookies, renews what is past its expiry, and waits up to 3 s for both together.
 * core §2, §9. A check that fails for want of a network says nothing either.
 */
export async function checkLoginWithin(
  session: Pick<Session, 'whenChecked' | 'loginCheck'>,
  timeoutMs = LOGIN_CHECK_WAIT_MS,
): Promise<LoginCheck> {
  const check = session
    .whenChecked(timeoutMs)
    .then(() => session.loginCheck())
    .then(
      (isIn): LoginCheck => (isIn ? 'in' : 'out'),
      (): LoginCheck => 'unknown',
    );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<LoginCheck>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), timeoutMs);
  });
  return await Promise.race([check, limit]).finally(() => clearTimeout(timer));
}
