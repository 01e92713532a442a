import type { ApiClient } from '@shop/api-client/api-client';
import { useShopServices } from './shop-services-provider';

/** The one way to the API. */
export function useApi(): ApiClient {
  return useShopServices().api;
}
