import type { ApiClient } from '@shop/api-client/api-client';
import { useShopServices } from './shop-services-provider';

/** The API client of this tab or request. */
export function useApi(): ApiClient {
  return useShopServices().api;
}
