import type { OrderPaymentView } from '@shop/feature-orders/order-view';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { ConveniencePayment } from './convenience-payment';
import styles from './convenience-payment.module.css';
import { paymentDetailsWords } from './payment-details-words';

/** How the order is paid; account, receipt number and due day are shown until it is. */
export function PaymentDetails({ payment }: { readonly payment: OrderPaymentView }) {
  const words = useWords(paymentDetailsWords);
  const account = payment.isPaid ? null : payment.bankAccount;
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
        ]),
    ...(payment.isPaid || payment.convenience === null
      ? []
      : [
          {
            term: words.receiptNumber,
            description: <span className={styles.number}>{payment.convenience.receiptNumber}</span>,
          },
        ]),
    ...(payment.isPaid || payment.dueOn === null
      ? []
      : [{ term: words.dueOn, description: formatDate(payment.dueOn) }]),
  ];
  const { convenience } = payment;
  return (
    <>
      <DefinitionList items={items} />
      {!payment.isPaid && payment.isOnDelivery && <p>{words.toTheCarrier}</p>}
      {!payment.isPaid && convenience !== null && <ConveniencePayment payment={convenience} />}
    </>
  );
}
