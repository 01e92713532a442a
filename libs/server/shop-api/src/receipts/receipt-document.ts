import { formatDate } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import { documentContents } from '../pdf-documents/document-contents';
import type { ShopDocument } from '../pdf-documents/shop-document';
import type { PriceSums } from '../pricing/price-sums';
import type { OrderDetail } from '../orders/order-store';
import type { ReceiptRow } from './receipt-store';

const DEFAULT_PROVISO = 'お品代として';

/** The receipt of a paid order: a qualified invoice (適格請求書) once the shop has a registration number. */
export function receiptDocument(
  detail: OrderDetail,
  receipt: ReceiptRow,
  {
    issuer,
    priceSums,
    now,
  }: { readonly issuer: IssuerRow; readonly priceSums: PriceSums; readonly now: Date },
): ShopDocument {
  const { order, payment } = detail;
  const figures = documentContents(detail, priceSums);
  const isReprint = receipt.issuedCount > 1;
  return {
    title: '領収書',
    mark: isReprint ? '再発行' : null,
    facts: [
      { label: '領収書番号', text: `R-${order.orderNo}` },
      { label: '発行日', text: formatDate(receipt.firstIssuedAt ?? now) },
      ...(isReprint ? [{ label: '再発行日', text: formatDate(now) }] : []),
      { label: '取引日', text: formatDate(order.orderedAt) },
      ...(payment.paidAt === null ? [] : [{ label: 'ご入金日', text: formatDate(payment.paidAt) }]),
      { label: '注文番号', text: order.orderNo },
    ],
    addressee: `${receipt.addressee || order.ordererName} ${receipt.honorific}`,
    opening: [],
    amountLabel: '領収金額（税込）',
    amount: order.totalPayment,
    terms: [
      { label: '但し書き', text: receipt.proviso || DEFAULT_PROVISO },
      { label: 'お支払い方法', text: payment.paymentName },
    ],
    closing: ['上記の金額を正に領収いたしました。'],
    issuer,
    ...figures,
    notes: [...figures.notes, '電子的に発行した領収書のため、収入印紙の貼付は不要です。'],
    createdAt: now,
  };
}
