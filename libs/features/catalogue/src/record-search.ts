import { createProductSearchHistory } from '@shop/contract/products/create-product-search-history';
import type { ShopServices } from '@shop/query/shop-services';
import { isLoginAtom } from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { addDeviceSearch } from './search-suggestions/device-searches';

/**
 * Remembers what was searched, a guest's also on the device; an empty word is no search and is not sent. Rejects with an
 * ApiError. core §5
 */
export async function recordSearch(
  services: Pick<ShopServices, 'api' | 'store' | 'queryClient' | 'channel'>,
  word: string,
): Promise<void> {
  const trimmed = word.trim();
  if (trimmed === '') return;
  if (!services.store.get(isLoginAtom)) addDeviceSearch(deviceStorage(services), trimmed);
  await services.api.call(createProductSearchHistory, { body: { word: trimmed } });
}
