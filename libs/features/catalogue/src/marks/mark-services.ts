import type { ShopServices } from '@shop/query/shop-services';

/** What marking a product takes. */
export type MarkServices = Pick<ShopServices, 'api' | 'queryClient'>;
