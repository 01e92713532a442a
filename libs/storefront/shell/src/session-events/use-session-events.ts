import { isAccountDeletedAtom } from '@shop/feature-account/leave/is-account-deleted-atom';
import { isLoggedOutHereAtom } from '@shop/feature-account/logout/is-logged-out-here-atom';
import { clearGuestHistory } from '@shop/feature-catalogue/viewing-history/guest-history';
import { useShopServices } from '@shop/query/shop-services-provider';
import type { SessionEvent } from '@shop/session/session';
import { hasTokenAtom, isCheckedAtom } from '@shop/session/session-atoms';
import {
  isRefreshPollingAtom,
  isUnauthorizedAtom,
  warningMessageAtom,
} from '@shop/session/session-notice-atoms';
import { KEEPS_INPUT } from '@shop/site/form/keeps-input';
import { dropTabDrafts } from '@shop/site/storage/kept-drafts';
import { deviceStorage, tabStorage } from '@shop/site/storage/shop-storage';
import { paths } from '@shop/site/paths/paths';
import { resetSiteAtom } from '@shop/site/state/reset-site';
import { useSettings } from '@shop/site/settings/use-settings';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';
import { useUnsentForm } from '../reload/use-unsent-form';
import { dependsOnSession } from './depends-on-session';

/**
 * Nobody is asked whether to leave a form: it is empty by then, and what was typed is kept where the session merely ended.
 */
const LEAVING = { state: KEEPS_INPUT };

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

  const saveUnsentForm = useUnsentForm();
  const onEvent = useEffectEvent(async (event: SessionEvent) => {
    // Whoever signs out leaves nothing for the next user of the machine; a member whose session merely ended comes back.
    if (event.type === 'signed-out' && event.by === 'logout')
      dropTabDrafts(tabStorage({ queryClient, channel }));
    // At once: a page that is another one for guests has emptied its form by the time it is left.
    if (event.type === 'signed-out' && event.by !== 'logout') saveUnsentForm();
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
    const isOwnWish = store.get(warningMessageAtom) === null;
    if (!isOwnWish) saveUnsentForm();
    resetActive();
    void navigate(isOwnWish ? paths.home() : paths.login(), LEAVING);
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
    if (needsToken || guard === 'logout-only') return;
    saveUnsentForm();
    void navigate(paths.login(), LEAVING);
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
