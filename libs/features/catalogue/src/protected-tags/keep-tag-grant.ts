import type { TagGrant } from '@shop/contract/tags/tag-grant';
import type { ShopServices } from '@shop/query/shop-services';
import { storeTagGrant } from '@shop/session/tag-grants';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { refetchShownProducts } from './refetch-shown-products';

/** Gives this tab access to a password-protected tag, whose products are then shown and can be bought. */
export async function keepTagGrant(
  services: Pick<ShopServices, 'queryClient' | 'channel'>,
  { tag, grant, expires_at }: TagGrant,
): Promise<void> {
  storeTagGrant(tabStorage(services), { tag, grant, expireAt: Date.parse(expires_at) });
  await refetchShownProducts(services.queryClient);
}
