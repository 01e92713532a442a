import type { SessionState } from '@shop/session/session-state';
import type { Settings } from '@shop/site/settings';
import { paths } from '@shop/site/paths';
import type { RouteGuard } from './route-guard';

/** What a guard looks at. */
export interface GuardInput {
  readonly guard: RouteGuard;
  readonly session: Pick<SessionState, 'token' | 'isLogin' | 'isRefreshFailed'>;
  readonly settings: Pick<Settings, 'isWithoutMembers' | 'isVerifyEmailAtFirstLogin'>;
  /** Where the visitor wanted to go before the login page; own paths only. */
  readonly returnPath: string | null;
}

/** Where a visitor is sent instead. */
export interface GuardRedirect {
  readonly to: string;
  /** The page that was asked for is kept, to come back to after the login. */
  readonly remembersPage: boolean;
}

/** A route names a guard that there is none of: nobody may see the page, and it answers 500. core §8 */
export class UnknownGuardError extends Error {
  constructor(guard: string) {
    super(`There is no guard ${guard}`);
  }
}

/**
 * Decides who may see a page, with the same outcome on server and browser; `null` lets the visitor stay. core §2
 * An unregistered user holds a token but is not logged in: off to /verify where the plugin is on (interp-verify-guard).
 * After a failed refresh it stays still: the navigation that met the failure has been led away by then
 * (interp-refresh-failed-destination). Throws an UnknownGuardError.
 */
export function decideGuard({ guard, session, settings, returnPath }: GuardInput): GuardRedirect | null {
  const isUnregistered = session.token !== null && !session.isLogin;
  const mustVerify = isUnregistered && settings.isVerifyEmailAtFirstLogin;
  switch (guard) {
    case 'public':
      return null;
    case 'member':
      if (settings.isWithoutMembers || session.isLogin || session.isRefreshFailed) return null;
      return { to: mustVerify ? paths.verify() : paths.login(), remembersPage: true };
    case 'token':
      if (session.token !== null || session.isRefreshFailed) return null;
      return { to: paths.login(), remembersPage: true };
    case 'logout-only':
      if (mustVerify) return { to: paths.verify(), remembersPage: false };
      return session.isLogin ? { to: returnPath ?? paths.ec(), remembersPage: false } : null;
    default:
      throw new UnknownGuardError(guard satisfies never);
  }
}
