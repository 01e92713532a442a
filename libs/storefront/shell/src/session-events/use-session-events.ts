import { isAccountDeletedAtom } from '@shop/feature-account/leave/is-account-deleted-atom';
import { isLoggedOutHereAtom } from '@shop/feature-account/logout/is-logged-out-here-atom';
import { clearGuestHistory } from '@shop/feature-catalogue/viewing-history/guest-history';
import { useShopServices } from '@shop/query/shop-services-provider';
import type { SessionEvent } from '@shop/session/session';
import {
  hasTokenAtom,
  isCheckedAtom,
  isRefreshPollingAtom,
  isUnauthorizedAtom,
  warningMessageAtom,
} from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/shop-storage';
import { paths } from '@shop/site/paths';
import { resetSiteAtom } from '@shop/site/reset-site';
import { useSettings } from '@shop/site/use-settings';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';
import { dependsOnSession } from './depends-on-session';

/**
 * Reacts when somebody signs in or out, in this tab or in another: removes the queries of the previous session, loads
 * the page again for the new one, and leaves pages that the shopper may no longer see. core §4, §8
 */
export function useSessionEvents(): void {
  const { session, queryClient, store, channel } = useShopServices();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const page = pageOfMatches(useMatches());
  const guard = page?.guard ?? 'public';
  const { isWithoutMembers } = useSettings();
  const needsToken = guard === 'token' || (guard === 'member' && !isWithoutMembers);
  const isChecked = useAtomValue(isCheckedAtom);
  const hasToken = useAtomValue(hasTokenAtom);
  // A running loader redirects the shopper itself. interp-refresh-failed-destination
  const isLoading = navigation.state !== 'idle' || revalidator.state !== 'idle';

  const removeInactive = () => queryClient.removeQueries({ type: 'inactive', predicate: dependsOnSession });
  /** Empties the queries that the page shows, so that the next page fetches its own, once. */
  const resetActive = () => {
    for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: dependsOnSession }))
      query.reset();
  };
  const invalidate = () => queryClient.invalidateQueries({ predicate: dependsOnSession });

  const onEvent = useEffectEvent(async (event: SessionEvent) => {
    removeInactive();
    if (event.type === 'signed-in') {
      clearGuestHistory(deviceStorage({ queryClient, channel }), queryClient);
      await Promise.all([invalidate(), revalidator.revalidate()]);
      return;
    }
    store.set(resetSiteAtom);
    if (!needsToken) await invalidate();
  });

  useEffect(() => session.subscribe((event) => void onEvent(event)), [session]);

  // Derived from the state, not from the event: the session may have ended before this effect subscribed, or while a
  // loader was running whose guard had let the shopper pass.
  const leave = useEffectEvent(() => {
    resetActive();
    void navigate(store.get(warningMessageAtom) === null ? paths.home() : paths.login());
  });
  // Whoever has just deleted their account, or signed out on the page for it, stays there: it confirms it. account §2
  const isDeleted = useAtomValue(isAccountDeletedAtom);
  const hasLeft = useAtomValue(isLoggedOutHereAtom) || isDeleted;
  const isSignedOut = isChecked && !hasToken && !isLoading && !hasLeft;
  const mustLeave = needsToken && isSignedOut;
  useEffect(() => {
    if (mustLeave) leave();
  }, [mustLeave]);

  // A rejected token leads to the login from public pages as well, once: afterwards the shopper goes on as a guest.
  const mustSignIn = useAtomValue(isUnauthorizedAtom) && isSignedOut;
  const signIn = useEffectEvent(() => {
    session.acknowledgeLogin();
    if (!needsToken && guard !== 'logout-only') void navigate(paths.login());
  });
  useEffect(() => {
    if (mustSignIn) signIn();
  }, [mustSignIn]);

  // A token refresh may take longer than the guard waits for it. If it then turns out that a member is signed in, the
  // guard runs again and redirects them from the login page.
  const isRefreshing = useAtomValue(isRefreshPollingAtom);
  const wasRefreshing = useRef(isRefreshing);
  const runGuardAgain = useEffectEvent(() => {
    if (guard === 'logout-only' && !isLoading) void revalidator.revalidate();
  });
  useEffect(() => {
    if (wasRefreshing.current && !isRefreshing) runGuardAgain();
    wasRefreshing.current = isRefreshing;
  }, [isRefreshing]);
}
