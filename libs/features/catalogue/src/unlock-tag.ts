import { unlockTag as unlockTagCall } from '@shop/contract/tags/unlock-tag';
import type { ShopServices } from '@shop/query/shop-services';
import { storeTagGrant } from '@shop/session/tag-grants';
import { tabStorage } from '@shop/site/own-storage';
import { productKeys } from './product-keys';

/**
 * Opens a protected tag with its password for this tab: its products show and can be bought. Rejects with the server's
 * word where the password is wrong.
 */
export async function unlockTag(
  services: Pick<ShopServices, 'api' | 'queryClient' | 'channel'>,
  tag: string,
  password: string,
): Promise<void> {
  const { api, queryClient } = services;
  const { data } = await api.call(unlockTagCall, { body: { tag, password } });
  storeTagGrant(tabStorage(services), {
    tag: data.tag,
    grant: data.grant,
    expireAt: Date.parse(data.expires_at),
  });
  await queryClient.invalidateQueries({ queryKey: productKeys.all });
}
