import { PAGE_PATHS, type RoutedPageId } from '@shop/site/paths/page-paths';
import { matchPath } from 'react-router-dom';

/** The pages of the sign-in and of the ways to it: what the shopper wanted before is remembered while they are on one of them. */
export const SIGN_IN_PAGES = [
  'login',
  'login-sync',
  'oauth-callback',
  'verify',
  'verify-email',
  'register',
  'register-complete',
  'reminder',
  'reminder-username',
  'reset-password',
  'reset-username',
] as const;

/** Whether a path is one of these pages. */
export const isOnPage = (pages: readonly RoutedPageId[], pathname: string): boolean =>
  pages.some((id) => matchPath(PAGE_PATHS[id], pathname) !== null);
