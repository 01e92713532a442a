import { showsProducts } from '@shop/feature-catalogue/protected-tags/refetch-shown-products';
import { useShopServices } from '@shop/query/shop-services-provider';
import { tagGrantHeader } from '@shop/session/tag-grants';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useEffect, useEffectEvent } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';

/**
 * Fetches once more what the page shows, in a tab that has opened password-protected tags: the server renders every document
 * without them. What hydrates later begins with what the server has written, and then fetches its own.
 */
export function useTagGrants(): void {
  const services = useShopServices();
  const { revalidate } = useRevalidator();
  const page = pageOfMatches(useMatches());
  const refetch = useEffectEvent(async () => {
    if (tagGrantHeader(tabStorage(services), services.clock.now()) === null) return;
    await services.queryClient.invalidateQueries({ predicate: showsProducts });
    // The title of a list names its tag.
    if (page?.id === 'product-list') await revalidate();
  });
  useEffect(() => void refetch(), []);
}
