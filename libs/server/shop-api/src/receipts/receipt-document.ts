import { formatDate } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import type { ShopDocument } from '../pdf-documents/shop-document';
import { transactionMoment } from '../pdf-documents/transaction-moment';
import type { PriceSums } from '../pricing/price-sums';
import type { OrderDetail } from '../orders/order-store';
import { type GivenBack, receiptFigures } from '../pdf-documents/receipt-figures';
import { type Addressee, addresseeOf, ordererNameOf } from '../orders/addressee';
import type { ReceiptRow } from './receipt-store';

const DEFAULT_PROVISO = 'お品代として';

/**
 * The next copy of the receipt of a paid order, less what its returns gave back: a qualified invoice (適格請求書) once the
 * shop has a registration number. Marked 再発行 where one was issued before.
 */
export function receiptDocument(
  detail: OrderDetail,
  receipt: ReceiptRow,
  {
    issuer,
    priceSums,
    back,
    now,
  }: {
    readonly issuer: IssuerRow;
    readonly priceSums: PriceSums;
    readonly back: GivenBack;
    readonly now: Date;
  },
): ShopDocument {
  const { order, payment } = detail;
  const figures = receiptFigures(detail, priceSums, back);
  const isReprint = receipt.issuedCount > 0;
  return {
    title: '領収書',
    mark: isReprint ? '再発行' : null,
    facts: [
      { label: '領収書番号', text: `R-${order.orderNo}` },
      { label: '発行日', text: formatDate(receipt.firstIssuedAt ?? now) },
      ...(isReprint ? [{ label: '再発行日', text: formatDate(now) }] : []),
      { label: '取引日', text: formatDate(transactionMoment(detail)) },
      ...(payment.paidAt === null ? [] : [{ label: 'ご入金日', text: formatDate(payment.paidAt) }]),
      { label: '注文番号', text: order.orderNo },
    ],
    addressee: receiptAddressee(detail, receipt),
    opening: [],
    amountLabel: '領収金額（税込）',
    amount: order.totalPayment - back.refund,
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

/**
 * 宛名 as the shopper set it, or else the orderer; of a member who orders for a company, 御中 addresses the company without
 * the person.
 */
function receiptAddressee({ order }: Pick<OrderDetail, 'order'>, receipt: ReceiptRow): Addressee {
  const { addressee, honorific } = receipt;
  if (addressee !== '') return { above: [], name: addressee, honorific };
  const orderer = ordererNameOf(order);
  if (orderer.companyName === '') return { above: [], name: orderer.name, honorific };
  return addresseeOf(honorific === '御中' ? { ...orderer, name: '' } : orderer);
}
