import { useShopServices } from '@shop/query/shop-services-provider';
import { sessionAtom } from '@shop/session/session-atoms';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { saveUnsentForm } from './save-unsent-form';
import { UNSENT_FORM_NAME } from './unsent-form-name';

/**
 * Restores what a member was writing when the session ended, after the next login. The result saves what is typed now;
 * call it before the page is left. core §8
 */
export function useUnsentForm(): () => void {
  const services = useShopServices();
  const { pathname, search } = useLocation();
  const { userId } = useAtomValue(sessionAtom);
  /** The session has forgotten whose it was when it has ended. */
  const owner = useRef(userId);
  const restore = useEffectEvent((): (() => void) => {
    const tab = tabStorage(services);
    if (userId === null || tab.getItem(UNSENT_FORM_NAME) === null) return () => undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    void import('./restore-unsent-form').then(({ restoreUnsentForm }) => {
      if (!isLeft) stop = restoreUnsentForm(window, tab, userId);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  });
  useEffect(() => {
    if (userId !== null) owner.current = userId;
    return restore();
  }, [pathname, search, userId]);
  return () => {
    if (owner.current !== null) saveUnsentForm(window, tabStorage(services), owner.current);
  };
}
