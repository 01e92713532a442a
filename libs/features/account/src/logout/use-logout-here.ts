import { useShopServices } from '@shop/query/shop-services-provider';
import { useAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { isLoggedOutHereAtom } from './is-logged-out-here-atom';

/** Signs out in every tab, and keeps this one on its page, which then says that it is done. */
export function useLogoutHere() {
  const { session, store } = useShopServices();
  const [isDone, setIsDone] = useAtom(isLoggedOutHereAtom);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => () => setIsDone(false), [setIsDone]);
  return {
    isDone,
    isBusy,
    logout: () => {
      setIsBusy(true);
      // Said before the session ends: who watches it is not to lead away from the page.
      store.set(isLoggedOutHereAtom, true);
      void session.logout();
    },
  };
}
