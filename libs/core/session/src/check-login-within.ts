import type { Session } from './session';
import { LOGIN_CHECK_WAIT_MS } from './wait-for-session-check';

/** The result of a guard's login check: signed in, signed out, or not known in time. */
export type LoginCheck = 'in' | 'out' | 'unknown';

/**
 * The login check of a guard: waits for the first session check, refreshes an expired token, and gives both together 3
 * s. core §2, §9. It is `unknown` as well when there is no network.
 */
export async function checkLoginWithin(
  session: Pick<Session, 'waitForSessionCheck' | 'loginCheck'>,
  timeoutMs = LOGIN_CHECK_WAIT_MS,
): Promise<LoginCheck> {
  const check = session
    .waitForSessionCheck(timeoutMs)
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
