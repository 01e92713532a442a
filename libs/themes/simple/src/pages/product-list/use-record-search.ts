import { recordSearch } from '@shop/feature-catalogue/record-search';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';

/** Remembers each word that is searched, once it is shown. core §5 */
export function useRecordSearch(word: string): void {
  const services = useShopServices();
  useEffect(() => {
    // The client has reported a failure; the shopper has lost nothing by it.
    recordSearch(services, word).catch(() => undefined);
  }, [services, word]);
}
