import type { OrderPaymentView } from '@shop/feature-orders/order-view';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { paymentDetailsWords } from './payment-details-words';

/** How the order is paid; account and due day are shown until it is. */
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
    ...(payment.isPaid || payment.dueOn === null
      ? []
      : [{ term: words.dueOn, description: formatDate(payment.dueOn) }]),
  ];
  return <DefinitionList items={items} />;
}
