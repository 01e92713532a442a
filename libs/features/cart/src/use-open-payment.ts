import { checkCartPayment } from '@shop/contract/carts/check-cart-payment';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cartKeys } from './cart-keys';
import type { CartView, OpenPaymentView } from './cart-view';
import { createCartContext } from './create-cart-context';
import { clearFinishedPayment } from './clear-finished-payment';
import { PAYMENT_POLLING_MS } from './payment-polling';
import { webUrlOrNull } from '@shop/site/paths/web-url-or-null';

/**
 * The open payment of a cart, polled while it is shown: it may be paid in another tab, fail, or get its page later.
 * Calls `onPaid` with the order number once it is paid; if it ends otherwise the cart is fetched again. Null for a cart
 * without an open payment.
 */
export function useOpenPayment(
  { token, openPayment }: Pick<CartView, 'token' | 'openPayment'>,
  onPaid: (orderNo: string) => void,
): OpenPaymentView | null {
  const services = useShopServices();
  const { api, queryClient } = services;
  const { data } = useQuery({
    queryKey: cartKeys.openPayment(openPayment?.orderNo),
    queryFn: async ({ signal }) => {
      const params = { cart_token: token, payment_id: PAYMENTS.card };
      return (await api.call(checkCartPayment, { params }, { signal })).data;
    },
    enabled: openPayment !== null,
    gcTime: 0,
    refetchInterval: PAYMENT_POLLING_MS,
  });
  const follow = useEffectEvent(() => {
    if (data === undefined || openPayment === null) return;
    if (data.order_no === openPayment.orderNo && data.payment_state === 'paid') {
      clearFinishedPayment(createCartContext(services));
      onPaid(openPayment.orderNo);
    } else if (
      data.order_no !== openPayment.orderNo ||
      webUrlOrNull(data.redirect_url) !== openPayment.paymentPage
    ) {
      void queryClient.invalidateQueries({ queryKey: cartKeys.cart });
    }
  });
  useEffect(() => follow(), [data]);
  return openPayment;
}
