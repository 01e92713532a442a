import type { ApiClient } from '@shop/api-client/api-client';
import { getSocialGiftCompletion } from '@shop/contract/social-gifts/get-social-gift-completion';
import { queryOptions } from '@tanstack/react-query';
import { giftKeys } from './gift-keys';
import { toGiftCompletion } from './to-gift';

/** When a gift arrives whose address has been entered. account §7 */
export function giftCompletionQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: giftKeys.completion(token),
    queryFn: async ({ signal }) =>
      toGiftCompletion((await api.call(getSocialGiftCompletion, { params: { token } }, { signal })).data),
  });
}
