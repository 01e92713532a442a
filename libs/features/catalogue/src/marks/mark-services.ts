import type { ShopServices } from '@shop/query';

/** What marking a product takes. */
export type MarkServices = Pick<ShopServices, 'api' | 'queryClient'>;
