import type { OrderStatus } from '@shop/contract/orders/order-status';
import type { OrderPaymentView } from '@shop/feature-orders/order-view';
import { formatDate, formatDayWithWeekday } from '@shop/format/format-day';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { ConveniencePayment } from './convenience-payment';
import styles from './convenience-payment.module.css';
import { paymentDetailsWords } from './payment-details-words';

interface PaymentDetailsProps {
  readonly payment: OrderPaymentView;
  /** What is to be paid, in integer yen with tax. */
  readonly amount: number;
  readonly status: OrderStatus;
}

/** How the order is paid; account and amount, receipt number and due day are shown until it is paid or cancelled. */
export function PaymentDetails({ payment, amount, status }: PaymentDetailsProps) {
  const words = useWords(paymentDetailsWords);
  const isAwaited = !payment.isPaid && status !== 'cancelled';
  const account = isAwaited ? payment.bankAccount : null;
  const later = payment.isByInvoice ? words.dueOnInvoice : null;
  const due = payment.dueOn === null ? later : formatDayWithWeekday(payment.dueOn);
  const items = [
    { term: words.paymentMethod, description: payment.name },
    ...(payment.isPaid && payment.paidAt !== null
      ? [{ term: words.paidOn, description: formatDate(payment.paidAt) }]
      : []),
    ...(account === null
      ? []
      : [
          {
            term: words.transferTo,
            description: (
              <>
                <p>
                  {account.bankName} {account.branchName}
                </p>
                <p>
                  {account.accountType} {account.accountNumber}
                </p>
                <p>{account.accountHolder}</p>
              </>
            ),
          },
          { term: words.transferAmount, description: formatPriceWithTax(amount) },
        ]),
    ...(!isAwaited || payment.convenience === null
      ? []
      : [{ term: words.amount, description: formatPriceWithTax(amount) }]),
    ...(!isAwaited || payment.convenience === null
      ? []
      : [
          {
            term: words.receiptNumber,
            description: <span className={styles.number}>{payment.convenience.receiptNumber}</span>,
          },
        ]),
    ...(!isAwaited || due === null ? [] : [{ term: words.dueOn, description: due }]),
  ];
  const { convenience } = payment;
  return (
    <>
      <DefinitionList items={items} />
      {isAwaited && payment.isOnDelivery && <p>{words.toTheCarrier}</p>}
      {isAwaited && payment.isByDeferredService && <p>{words.afterArrival}</p>}
      {isAwaited && convenience !== null && <ConveniencePayment payment={convenience} />}
    </>
  );
}
