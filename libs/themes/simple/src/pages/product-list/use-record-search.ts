import { recordSearch } from '@shop/feature-catalogue/record-search';
import { useApi } from '@shop/query/use-api';
import { useEffect } from 'react';

/** Remembers each word that is searched, once it is shown. core §5 */
export function useRecordSearch(word: string): void {
  const api = useApi();
  useEffect(() => {
    // The client has reported a failure; the shopper has lost nothing by it.
    recordSearch(api, word).catch(() => undefined);
  }, [api, word]);
}
