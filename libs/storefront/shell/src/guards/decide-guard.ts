import type { SessionState } from '@shop/session/session-state';
import type { Settings } from '@shop/site/settings/settings';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import type { MailedLink } from '@shop/site/paths/mailed-link';
import type { RouteGuard } from './route-guard';

/** What a guard decides by. */
export interface GuardInput {
  readonly guard: RouteGuard;
  readonly session: Pick<SessionState, 'token' | 'isLogin' | 'isRefreshFailed'>;
  readonly settings: Pick<Settings, 'isWithoutMembers' | 'isVerifyEmailAtFirstLogin'>;
  /** The remembered page to return to after the login; a path of the shop itself. */
  readonly returnPath: string | null;
  /** The page that a mailed link has opened, where the logged-in home says why it is shown in its place. */
  readonly mailedLink?: MailedLink | null;
}

/** Where a shopper is redirected. */
export interface GuardRedirect {
  readonly to: string;
  /** The page is remembered as return path, to which the shopper is redirected after the login. */
  readonly remembersPage: boolean;
}

/** A page names a guard that does not exist: nobody may see the page, and its document has status 500. core §8 */
export class UnknownGuardError extends Error {
  constructor(guard: string) {
    super(`There is no guard ${guard}`);
  }
}

/**
 * Decides whether a shopper may see a page, with the same result on server and browser; `null` means yes. core §2
 * An unregistered user holds a token but is not logged in, and is redirected to /verify where the plugin is on
 * (interp-verify-guard). After a failed refresh nobody is redirected here: the navigation whose refresh failed has been
 * redirected already (interp-refresh-failed-destination). Throws an UnknownGuardError.
 */
export function decideGuard({
  guard,
  session,
  settings,
  returnPath,
  mailedLink = null,
}: GuardInput): GuardRedirect | null {
  const isUnregistered = session.token !== null && !session.isLogin;
  const mustVerify = isUnregistered && settings.isVerifyEmailAtFirstLogin;
  switch (guard) {
    case 'public':
      return null;
    case 'member':
      if (settings.isWithoutMembers || session.isLogin || session.isRefreshFailed) return null;
      return { to: mustVerify ? accountPaths.verify() : paths.login(), remembersPage: true };
    case 'token':
      if (session.token !== null || session.isRefreshFailed) return null;
      return { to: paths.login(), remembersPage: true };
    case 'logout-only':
      if (mustVerify) return { to: accountPaths.verify(), remembersPage: false };
      if (!session.isLogin) return null;
      if (mailedLink !== null) return { to: accountPaths.ecInsteadOf(mailedLink), remembersPage: false };
      return { to: returnPath ?? accountPaths.ec(), remembersPage: false };
    default:
      throw new UnknownGuardError(guard satisfies never);
  }
}
