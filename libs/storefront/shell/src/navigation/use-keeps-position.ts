import { productQuery } from '@shop/feature-catalogue/product-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useTheme } from '@shop/theming/theme-provider';
import { useCallback } from 'react';
import type { KeepsPosition } from './scroll-action';

/**
 * Whether the scroll position stays between two products: as the theme says, between any two or between variants of one,
 * which the product that is shown now names. core §2
 */
export function useKeepsPosition(): KeepsPosition {
  const { keepsPositionBetween } = useTheme().rules;
  const { api, queryClient } = useShopServices();
  return useCallback(
    (fromKey, toKey) => {
      if (keepsPositionBetween === 'products' || fromKey === toKey) return true;
      const shown = queryClient.getQueryData(productQuery(api, toKey).queryKey);
      return shown?.variants.some(({ key }) => key === fromKey) ?? false;
    },
    [keepsPositionBetween, api, queryClient],
  );
}
