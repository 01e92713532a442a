import { useShopServices } from '@shop/query/shop-services-provider';
import { readSettings } from '@shop/site/settings/settings';
import { useEffect } from 'react';
import { readConsent } from './consent';
import { loadTagManager } from './load-tag-manager';

/**
 * Loads the tag manager of a shop under maintenance, which the 503 has named, for a shopper who has consented. The format
 * of the id is checked as that of the setting is. core §3
 */
export function useMaintenanceTags(gtmId: string | null): void {
  const services = useShopServices();
  const id = readSettings({ 'GTM.ID': gtmId }).gtmId;
  useEffect(() => {
    if (id !== null && readConsent(services) === 'given') loadTagManager(document, id, services.clock.now());
  }, [id, services]);
}
