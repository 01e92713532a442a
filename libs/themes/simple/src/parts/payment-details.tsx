import type { OrderPaymentView } from '@shop/feature-orders/order-view';
import { formatDate } from '@shop/format/format-day';
import { DefinitionList } from '@shop/ui-kit/definition-list';

/** How the order is paid; account and due day stand here until it is. */
export function PaymentDetails({ payment }: { readonly payment: OrderPaymentView }) {
  const account = payment.isPaid ? null : payment.bankAccount;
  const items = [
    { term: 'お支払い方法', description: payment.name },
    ...(payment.isPaid && payment.paidAt !== null
      ? [{ term: 'ご入金日', description: formatDate(payment.paidAt) }]
      : []),
    ...(account === null
      ? []
      : [
          {
            term: 'お振込先',
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
      : [{ term: 'お支払い期限', description: formatDate(payment.dueOn) }]),
  ];
  return <DefinitionList items={items} />;
}
