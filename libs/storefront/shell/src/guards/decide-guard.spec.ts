import { toMailedLink } from '@shop/site/paths/mailed-link';
import { decideGuard } from './decide-guard';

const GUEST = { token: null, isLogin: false, isRefreshFailed: false };
const MEMBER = { token: 't', isLogin: true, isRefreshFailed: false };
const UNREGISTERED = { token: 't', isLogin: false, isRefreshFailed: false };
const REFRESH_FAILED = { token: null, isLogin: false, isRefreshFailed: true };
const PLAIN = { isWithoutMembers: false, isVerifyEmailAtFirstLogin: false };
const VERIFYING = { ...PLAIN, isVerifyEmailAtFirstLogin: true };
const WITHOUT_MEMBERS = { ...PLAIN, isWithoutMembers: true };

it.each([
  ['a guest may see public pages', 'public', GUEST, PLAIN, null],
  ['a member stays on the logged-out home [interp-ec-guard]', 'public', MEMBER, PLAIN, null],
  ['a guest on a member page [beh-guard-logged-out]', 'member', GUEST, PLAIN, '/login/'],
  ['a member on a member page', 'member', MEMBER, PLAIN, null],
  ['a shop without members [beh-guard-member-only]', 'member', GUEST, WITHOUT_MEMBERS, null],
  [
    'after a failed refresh the guard does not redirect [beh-guard-logged-out] [interp-refresh-failed-destination]',
    'member',
    REFRESH_FAILED,
    PLAIN,
    null,
  ],
  [
    'an unregistered user is not logged in [interp-verify-guard] [contra-unregistered-logged-in]',
    'member',
    UNREGISTERED,
    PLAIN,
    '/login/',
  ],
  [
    'an unregistered user in a shop that verifies mail addresses',
    'member',
    UNREGISTERED,
    VERIFYING,
    '/verify',
  ],
  ['a guest on the login page', 'logout-only', GUEST, PLAIN, null],
  ['a member on the login page [beh-guard-logout-only]', 'logout-only', MEMBER, PLAIN, '/ec/'],
  [
    'an unregistered user on the login page [beh-guard-logout-only-verify]',
    'logout-only',
    UNREGISTERED,
    VERIFYING,
    '/verify',
  ],
  [
    'an unregistered user without the plugin is not redirected in a loop',
    'logout-only',
    UNREGISTERED,
    PLAIN,
    null,
  ],
  ['a guest on a page that needs a token', 'token', GUEST, PLAIN, '/login/'],
  ['an unregistered user on a page that needs a token', 'token', UNREGISTERED, PLAIN, null],
] as const)('%s', (_what, guard, session, settings, to) => {
  expect(decideGuard({ guard, session, settings, returnPath: null })?.to ?? null).toBe(to);
});

it('redirects a member from the login page to the return path', () => {
  const decision = decideGuard({
    guard: 'logout-only',
    session: MEMBER,
    settings: PLAIN,
    returnPath: '/mypage/order_history',
  });
  expect(decision).toEqual({ to: '/mypage/order_history', remembersPage: false });
});

it.each(['member', 'token'] as const)(
  'a %s page becomes the return path when its shopper is redirected to the login',
  (guard) => {
    expect(decideGuard({ guard, session: GUEST, settings: PLAIN, returnPath: null })?.remembersPage).toBe(
      true,
    );
  },
);

it.each([
  ['a member', MEMBER, '/mypage/order_history', '/ec/?link=reset-password'],
  ['a guest', GUEST, null, null],
  ['an unregistered user', UNREGISTERED, null, '/verify'],
] as const)('a mailed link for who is not signed in, opened by %s', (_who, session, returnPath, to) => {
  const mailedLink = toMailedLink('reset-password', new URLSearchParams('token=secret'));
  const decision = decideGuard({
    guard: 'logout-only',
    session,
    settings: VERIFYING,
    returnPath,
    mailedLink,
  });
  expect(decision?.to ?? null).toBe(to);
});
