import { isSaidByCartNotice } from '@shop/feature-cart/cart-error-kind';
import type { CartView } from '@shop/feature-cart/cart-view';
import { setPayment } from '@shop/feature-cart/commands/set-payment';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { errorMessage } from '@shop/site/errors/error-message';
import { useState } from 'react';

/**
 * The way to pay that is picked. The cart takes it at once, so that the total beside it has its fee; not where a payment was
 * begun, which another way would abandon: there it waits for 次へ.
 */
export function usePaymentPick({
  openPayment,
  paymentError,
}: Pick<CartView, 'openPayment' | 'paymentError'>) {
  const run = useCartCommand();
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const pick = (paymentId: number) => {
    setPicked(paymentId);
    setFailure(null);
    if (openPayment !== null || paymentError !== null) return;
    run(setPayment(paymentId)).catch((error: unknown) => {
      if (!isSaidByCartNotice(error)) setFailure(errorMessage(error));
    });
  };
  return { picked, pick, failure };
}
