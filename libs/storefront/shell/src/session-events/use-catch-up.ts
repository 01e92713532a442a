import { useShopServices } from '@shop/query/shop-services-provider';
import { hasTokenAtom } from '@shop/session/session-atoms';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useShopDocument } from '../document/shop-document-provider';
import { followsPerson } from './follows-person';

/**
 * A page that was drawn without its person is brought up to date once: the token had to be renewed first, or another
 * tab has signed in since. Prices and stock may be others for a member.
 */
export function useCatchUp(): void {
  const { session, store, queryClient } = useShopServices();
  const { session: drawn } = useShopDocument();
  const { revalidate } = useRevalidator();
  const catchUp = useEffectEvent(async () => {
    if (drawn === 'valid' || !store.get(hasTokenAtom) || !(await session.loginCheck())) return;
    await queryClient.invalidateQueries({ predicate: followsPerson });
    await revalidate();
  });
  useEffect(() => {
    // A failed renewal is the session's to report.
    void catchUp().catch(() => undefined);
  }, []);
}
