import { hasLeftAtom } from '@shop/feature-account/leave/has-left-atom';
import { flushGuestHistory } from '@shop/feature-account/viewing-history/guest-history';
import { useShopServices } from '@shop/query/shop-services-provider';
import type { SessionEvent } from '@shop/session/session';
import {
  hasTokenAtom,
  isCheckedAtom,
  isRefreshPollingAtom,
  warningMessageAtom,
} from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/own-storage';
import { paths } from '@shop/site/paths';
import { resetSiteAtom } from '@shop/site/reset-site';
import { useSettings } from '@shop/site/use-settings';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { withAreaGuard } from '../guards/with-area-guard';
import { pageOfMatches } from '../page/route-handle';
import { followsPerson } from './follows-person';

/**
 * What the whole shop does when somebody signs in or out, in this tab or another: what was fetched for the person
 * before is dropped, the page is loaded for the new one, and guarded pages are left. core §4, §8
 */
export function useSessionFollows(): void {
  const { session, queryClient, store, channel } = useShopServices();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const page = pageOfMatches(useMatches());
  const { pathname } = useLocation();
  const guard = page === null ? 'public' : withAreaGuard(page, pathname).guard;
  const { isWithoutMembers } = useSettings();
  const isTheirs = guard === 'token' || (guard === 'member' && !isWithoutMembers);
  const isChecked = useAtomValue(isCheckedAtom);
  const hasToken = useAtomValue(hasTokenAtom);
  // A loader that is under way sends the visitor on by itself. interp-refresh-failed-destination
  const isIntercepting = navigation.state !== 'idle' || revalidator.state !== 'idle';

  const dropOthers = () => queryClient.removeQueries({ type: 'inactive', predicate: followsPerson });
  /** What stands on the page of the person who leaves is emptied, so that the next page asks for its own, once. */
  const emptyTheirs = () => {
    for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: followsPerson }))
      query.reset();
  };
  const askAgain = () => queryClient.invalidateQueries({ predicate: followsPerson });

  const follow = useEffectEvent(async (event: SessionEvent) => {
    dropOthers();
    if (event.type === 'signed-in') {
      flushGuestHistory(deviceStorage({ queryClient, channel }), queryClient);
      await Promise.all([askAgain(), revalidator.revalidate()]);
      return;
    }
    store.set(resetSiteAtom);
    if (!isTheirs) await askAgain();
  });

  useEffect(() => session.subscribe((event) => void follow(event)), [session]);

  // Looked at as a state, not as an event: the session may have ended before this page listened, or while a loader
  // that had passed its guard was still under way.
  const leave = useEffectEvent(() => {
    emptyTheirs();
    void navigate(store.get(warningMessageAtom) === null ? paths.home() : paths.login());
  });
  // Whoever has deleted their account is told so on the page where they did. account §2
  const isTold = useAtomValue(hasLeftAtom);
  const mustLeave = isTheirs && isChecked && !hasToken && !isIntercepting && !isTold;
  useEffect(() => {
    if (mustLeave) leave();
  }, [mustLeave]);

  // A renewal that took longer than a guard waits: who turns out to be signed in leaves the login by its guard.
  const isRenewing = useAtomValue(isRefreshPollingAtom);
  const wasRenewing = useRef(isRenewing);
  const lookAgain = useEffectEvent(() => {
    if (guard === 'logout-only' && !isIntercepting) void revalidator.revalidate();
  });
  useEffect(() => {
    if (wasRenewing.current && !isRenewing) lookAgain();
    wasRenewing.current = isRenewing;
  }, [isRenewing]);
}
