import type { PaymentChoice } from '@shop/feature-cart/payments-query';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { cartPaymentWords } from './cart-payment-words';

/** What the company may still order by invoice, and until when it pays. */
export function CreditFacts({ credit }: { readonly credit: NonNullable<PaymentChoice['credit']> }) {
  const words = useWords(cartPaymentWords);
  return (
    <>
      {credit.available !== null && <p>{words.creditAvailable(formatPriceWithTax(credit.available))}</p>}
      <p>{words.creditTerms(credit.closing, credit.paymentTerm)}</p>
      <p>{words.creditDue(formatDayWithWeekday(credit.nextDueOn))}</p>
    </>
  );
}
