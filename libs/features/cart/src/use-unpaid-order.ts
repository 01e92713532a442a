import { useShopServices } from '@shop/query';
import { browserCookies } from '@shop/session';
import { channelPrefixOf, deviceStorage, paymentInProgressCookie } from '@shop/site';
import { useQuery } from '@tanstack/react-query';
import { type UnpaidOrder, findUnpaidOrder } from './find-unpaid-order';

/** The order whose payment the shopper has left at the payment service, looked up anew by each page; null without one. */
export function useUnpaidOrder(): UnpaidOrder | null {
  const { api, queryClient, channel } = useShopServices();
  const { data } = useQuery({
    queryKey: ['unpaid-order'],
    gcTime: 0,
    queryFn: (): Promise<UnpaidOrder | null> | null => {
      const flag = paymentInProgressCookie(channelPrefixOf(queryClient, channel));
      if (browserCookies().get(flag) === undefined) return null;
      return findUnpaidOrder(api, deviceStorage({ queryClient, channel }), Date.now());
    },
  });
  return data ?? null;
}
