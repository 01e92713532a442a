import { useShopServices } from '@shop/query/shop-services-provider';
import { TAG_GRANTS_NAME } from '@shop/session/tag-grants-name';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { RouteError } from '../page/route-error';

/**
 * Loads a page that is missing once more in a tab that has opened password-protected tags: to the server, which knows nothing of
 * them, a product of theirs is a page that does not exist.
 */
export function useGrantedRetry({ kind }: RouteError): void {
  const { queryClient, channel } = useShopServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const isGranted = tabStorage({ queryClient, channel }).getItem(TAG_GRANTS_NAME) !== null;
    if (kind === 'not-found' && isGranted) void revalidate();
  }, [kind, queryClient, channel, revalidate]);
}
