import { giftQuery } from '@shop/feature-gift/gift-query';
import type { PageLoadInput } from './define-page';

/** Prefetches the gift that the path names; a path without a key is that of the gift which the tab keeps. account §2 */
export async function prefetchGift({
  api,
  params: { key },
  prefetch,
}: Pick<PageLoadInput, 'api' | 'params' | 'prefetch'>): Promise<void> {
  if (key !== undefined) await prefetch(giftQuery(api, key));
}
