import { unlockTag as unlockTagCall } from '@shop/contract/tags/unlock-tag';
import type { ShopServices } from '@shop/query/shop-services';
import { storeTagGrant } from '@shop/session/tag-grants';
import { tabStorage } from '@shop/site/shop-storage';
import { productKeys } from './product-keys';

/**
 * Gives this tab access to a password-protected tag, whose products are then shown and can be bought. Rejects with the server's
 * word where the password is wrong.
 *
 * @awaitsPage The page of password-protected tags is not built yet.
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
