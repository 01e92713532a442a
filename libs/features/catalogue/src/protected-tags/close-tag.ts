import type { ShopServices } from '@shop/query/shop-services';
import { removeTagGrant } from '@shop/session/tag-grants';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { refetchShownProducts } from './refetch-shown-products';

/** Ends this tab's access to a tag, whose products are then no longer shown. */
export async function closeTag(
  services: Pick<ShopServices, 'queryClient' | 'channel'>,
  tag: string,
): Promise<void> {
  removeTagGrant(tabStorage(services), tag);
  await refetchShownProducts(services.queryClient);
}
