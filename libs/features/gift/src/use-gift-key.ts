import { useShopServices } from '@shop/query/shop-services-provider';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useEffect, useState } from 'react';
import { saveGiftToken, readGiftToken } from './gift-draft';

/**
 * The token of a gift's page: the key in its path, which the tab then keeps, or else what the tab has kept. Null where
 * there is none; undefined until the tab's storage has been read. account §2
 */
export function useGiftKey(key: string | undefined): string | null | undefined {
  const services = useShopServices();
  const [kept, setKept] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const tab = tabStorage(services);
    if (key !== undefined) saveGiftToken(tab, key);
    setKept(readGiftToken(tab));
  }, [services, key]);
  return key ?? kept;
}
