import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CartView } from './cart-view';
import { createCartContext } from './create-cart-context';

/**
 * True on the page of payments when the shopper came back from the payment service without having paid, and nothing
 * goes on there any more.
 */
export function useReturnedUnpaid({ openPayment }: Pick<CartView, 'openPayment'>): boolean {
  const services = useShopServices();
  const [isBack, setIsBack] = useState(false);
  const isOver = openPayment === null;
  const look = useEffectEvent(() => {
    if (isOver && createCartContext(services).paymentInProgress.consume()) setIsBack(true);
  });
  useEffect(() => look(), [isOver]);
  return isBack;
}
