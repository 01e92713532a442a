import { useShopServices } from '@shop/query/shop-services-provider';
import { hasTokenAtom } from '@shop/session/session-atoms';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useShopDocument } from '../document/shop-document-provider';
import { dependsOnSession } from './depends-on-session';

/**
 * Loads the page once more for a member whose document was rendered without their session: the token had expired, or
 * another tab has signed in since. Prices and stock may differ for members.
 */
export function useMemberRefetch(): void {
  const { session, store, queryClient } = useShopServices();
  const { session: renderedSession } = useShopDocument();
  const { revalidate } = useRevalidator();
  const refetch = useEffectEvent(async () => {
    if (renderedSession === 'valid' || !store.get(hasTokenAtom) || !(await session.loginCheck())) return;
    await queryClient.invalidateQueries({ predicate: dependsOnSession });
    await revalidate();
  });
  useEffect(() => {
    // The session reports a failed refresh itself.
    void refetch().catch(() => undefined);
  }, []);
}
