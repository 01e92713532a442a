import { useShopServices } from '@shop/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createCartContext } from './create-cart-context';
import { finishPayment } from './finish-payment';

/** Ends the payment in progress on the page that thanks for the order. */
export function useFinishPayment(): void {
  const services = useShopServices();
  const finish = useEffectEvent(() => finishPayment(createCartContext(services)));
  useEffect(() => finish(), []);
}

/** True on the page of payments when the shopper came back from the payment service without having paid. */
export function useIsBackUnpaid(): boolean {
  const services = useShopServices();
  const [isBack, setIsBack] = useState(false);
  const look = useEffectEvent(() => {
    if (createCartContext(services).paymentInProgress.consume()) setIsBack(true);
  });
  useEffect(() => look(), []);
  return isBack;
}
