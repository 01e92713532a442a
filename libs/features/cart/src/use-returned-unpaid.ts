import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CartView } from './cart-view';
import { createCartContext } from './create-cart-context';

/**
 * True on the payment page when the shopper returned from the payment service without having paid, and no payment is
 * open any more.
 */
export function useReturnedUnpaid({ openPayment }: Pick<CartView, 'openPayment'>): boolean {
  const services = useShopServices();
  const [isBack, setIsBack] = useState(false);
  const isOver = openPayment === null;
  const check = useEffectEvent(() => {
    if (isOver && createCartContext(services).paymentInProgress.consume()) setIsBack(true);
  });
  useEffect(() => check(), [isOver]);
  return isBack;
}
