import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { formatDayWithWeekday } from '@shop/format/format-day';
import type { MailSection } from '../mail/mail-sections';
import { formatYen } from '../pdf-documents/document-formats';
import type { OrderDetail } from './order-store';

type Payment = Pick<OrderDetail['payment'], 'paymentId' | 'isPaid' | 'amount' | 'dueOn' | 'companyId'>;

/** What the mail about a new order says of the invoice, which there is not yet. */
export const INVOICE_FOLLOWS =
  '請求書（PDF）は、商品の発送後に、注文詳細の画面からダウンロードいただけます。お支払い期限は、請求書に記載します。';

/** Nobody pays an order of a company by itself and with its statement. */
export const ON_THE_STATEMENT =
  '締め日ごとの合計請求書にまとめてご請求します。お支払いは、合計請求書にてお願いいたします。';

/** Nothing once it is paid. */
function whenToPay({ isPaid, companyId, dueOn }: Payment): readonly string[] {
  if (isPaid) return [];
  if (companyId !== null) return [ON_THE_STATEMENT];
  return dueOn === null ? [] : [`お支払い期限：${formatDayWithWeekday(dueOn)}`];
}

/** Where the invoice of an order is, and until when it is to be paid; nothing for orders that are paid in other ways. */
export function invoiceMailSections({ payment }: { readonly payment: Payment }): readonly MailSection[] {
  if (payment.paymentId !== PAYMENTS.deferredInvoice || payment.amount === 0) return [];
  return [
    {
      heading: '請求書',
      lines: [
        '請求書（PDF）は、注文詳細の画面からダウンロードいただけます。',
        `ご請求金額：${formatYen(payment.amount)}（税込）`,
        ...whenToPay(payment),
      ],
    },
  ];
}
