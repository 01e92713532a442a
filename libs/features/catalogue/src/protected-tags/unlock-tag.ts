import { unlockTag as unlockTagCall } from '@shop/contract/tags/unlock-tag';
import type { ShopServices } from '@shop/query/shop-services';
import { keepTagGrant } from './keep-tag-grant';

/**
 * Gives this tab access to a password-protected tag, whose products are then shown and can be bought. Rejects with the server's
 * word where the password is wrong. core §7
 */
export async function unlockTag(
  services: Pick<ShopServices, 'api' | 'queryClient' | 'channel'>,
  tag: string,
  password: string,
): Promise<void> {
  const { data } = await services.api.call(unlockTagCall, { body: { tag, password } });
  await keepTagGrant(services, data);
}
