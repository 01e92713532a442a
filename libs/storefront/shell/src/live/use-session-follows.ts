import { useShopServices } from '@shop/query';
import type { SessionEvent } from '@shop/session';
import { paths } from '@shop/site';
import { useEffect, useEffectEvent } from 'react';
import { useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { routeOfMatches } from '../page-route/route-handle';
import { followsPerson } from './follows-person';

/**
 * What the whole shop does when somebody signs in or out, in this tab or another: what was fetched for the person
 * before is dropped, the page is loaded for the new one, and guarded pages are left. core §4, §8
 */
export function useSessionFollows(): void {
  const { session, queryClient } = useShopServices();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const route = routeOfMatches(useMatches());
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
      await Promise.all([askAgain(), revalidator.revalidate()]);
      return;
    }
    const isLeaving = route !== null && (route.guard === 'member' || route.guard === 'token');
    if (!isLeaving) await askAgain();
    else if (!isIntercepting) {
      emptyTheirs();
      await navigate(event.refreshFailed ? paths.login() : paths.home());
    }
  });

  useEffect(() => session.subscribe((event) => void follow(event)), [session]);
}
