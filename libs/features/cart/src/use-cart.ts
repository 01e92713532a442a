import { useShopServices } from '@shop/query/shop-services-provider';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { pendingCommandsAtom } from './cart-atoms';
import { cartQuery } from './cart-query';

/**
 * The cart. With `isLive` it is fetched again when the page opens, so that nobody orders from stale data. While
 * `isComputing`, amounts are shown as 計算中.
 */
export function useCart({ isLive = false }: { readonly isLive?: boolean } = {}) {
  const services = useShopServices();
  const { data, isPending, error, refetch } = useQuery({
    ...cartQuery(services),
    refetchOnMount: isLive ? 'always' : true,
  });
  const isComputing = useAtomValue(pendingCommandsAtom) > 0;
  return { cart: data ?? null, isLoading: isPending, isComputing, error, refetch };
}
