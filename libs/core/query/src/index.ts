export { createQueryClient } from './create-query-client';
export type { ShopServices } from './shop-services';
export { shopServicesContext } from './shop-services-context';
export { ShopServicesProvider, useShopServices } from './shop-services-provider';
export { useApi } from './use-api';
export { useSession } from './use-session';
export { VIEWING_HISTORY_KEY } from './viewing-history-key';
