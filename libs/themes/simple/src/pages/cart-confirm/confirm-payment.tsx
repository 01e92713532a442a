import type { CartView } from '@shop/feature-cart/cart-view';
import { paymentsQuery } from '@shop/feature-cart/payments-query';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { cartConfirmWords } from './cart-confirm-words';

/** How the order is paid, what that costs, and why it cannot be paid so any more. */
export function ConfirmPayment({ cart }: { readonly cart: CartView }) {
  const words = useWords(cartConfirmWords);
  const { data } = useQuery(paymentsQuery(useApi(), cart.token));
  const reason = data?.find(({ id }) => id === cart.paymentId)?.reason ?? null;
  const fee = cart.totals.withTax.paymentFee;
  return (
    <>
      <p>{cart.paymentName}</p>
      {fee > 0 && (
        <p>
          <Unbroken>{words.paymentFee(formatPriceWithTax(fee))}</Unbroken>
        </p>
      )}
      {reason !== null && <Notice kind="warning">{reason}</Notice>}
    </>
  );
}
