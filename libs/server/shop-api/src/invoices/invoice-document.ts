import type { StoredBankAccount } from '../db/schema';
import { ON_THE_STATEMENT } from '../orders/invoice-mail-section';
import { addresseeOf, ordererNameOf } from '../orders/addressee';
import { formatDate, formatLongDateWithWeekday } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import type { DocumentFact, ShopDocument } from '../pdf-documents/shop-document';
import { transactionMoment } from '../pdf-documents/transaction-moment';
import type { PriceSums } from '../pricing/price-sums';
import { receiptFigures } from '../pdf-documents/receipt-figures';
import { startOfTokyoDay } from '../tokyo-time/tokyo-day';
import type { InvoiceParts } from './invoice-store';

/** Said where the shop has no registration number. */
export const NOT_QUALIFIED =
  '登録番号の記載がないため、この請求書は適格請求書（インボイス）ではありません。仕入税額控除の対象となりません。';
export const TRANSFER_FEE = '振込手数料は、お客様のご負担でお願いいたします。';
export const PAID = 'ご入金を確認しております。重ねてのお支払いは不要です。';

/** The issuer, the kind of prices and the date: an invoice states them beside the order's own figures. */
interface InvoiceSurroundings {
  readonly issuer: IssuerRow;
  readonly priceSums: PriceSums;
  readonly now: Date;
}

/**
 * The invoice of an order, less what its completed returns took off: a qualified invoice (適格請求書) once the shop has a
 * registration number, and otherwise it says that it is none.
 */
export function invoiceDocument(
  { detail, back, account }: Pick<InvoiceParts, 'detail' | 'back' | 'account'>,
  { issuer, priceSums, now }: InvoiceSurroundings,
): ShopDocument {
  const { order, payment } = detail;
  const figures = receiptFigures(detail, priceSums, back, payment.isPaid ? 'ご返金' : 'ご請求の減額');
  const day = formatDate(transactionMoment(detail));
  return {
    title: '請求書',
    mark: payment.isPaid ? 'ご入金済み' : null,
    facts: [
      { label: '請求書番号', text: `I-${order.orderNo}` },
      { label: '発行日', text: day },
      ...(back.completedAt === null ? [] : [{ label: '訂正日', text: formatDate(back.completedAt) }]),
      { label: '取引年月日', text: day },
      ...(payment.paidAt === null ? [] : [{ label: 'ご入金日', text: formatDate(payment.paidAt) }]),
      { label: '注文番号', text: order.orderNo },
    ],
    addressee: addresseeOf(ordererNameOf(order)),
    opening: ['下記のとおりご請求申し上げます。'],
    amountLabel: 'ご請求金額（税込）',
    amount: order.totalPayment - back.refund,
    terms: [
      ...(payment.isPaid ? [] : paymentTerms(payment.dueOn, account)),
      { label: 'お支払い方法', text: payment.paymentName },
    ],
    closing: [],
    issuer,
    ...figures,
    notes: [
      ...figures.notes,
      payment.isPaid ? PAID : TRANSFER_FEE,
      ...(payment.companyId === null || payment.isPaid ? [] : [ON_THE_STATEMENT]),
      ...(issuer.registrationNumber === '' ? [NOT_QUALIFIED] : []),
    ],
    createdAt: now,
  };
}

/** Until when the money is due, and where to transfer it. */
export const paymentTerms = (
  dueOn: string | null,
  account: StoredBankAccount | null,
): readonly DocumentFact[] => [
  ...(dueOn === null
    ? []
    : [{ label: 'お支払い期限', text: formatLongDateWithWeekday(startOfTokyoDay(dueOn)) }]),
  ...(account === null
    ? []
    : [
        {
          label: 'お振込先',
          text: [
            `${account.bankName} ${account.branchName}`,
            `${account.accountType} ${account.accountNumber}`,
            account.accountHolder,
          ].join('\n'),
        },
      ]),
];
