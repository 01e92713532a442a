import { formatDate } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import { documentContents } from '../pdf-documents/document-contents';
import type { ShopDocument } from '../pdf-documents/shop-document';
import type { PriceSums } from '../pricing/price-sums';
import { ordererNameOf } from '../orders/addressee';
import type { OrderDetail } from '../orders/order-store';
import { attentionOf, quotationAddressee, quotationTerms } from './quotation-terms';

/** The quotation of a placed order: the figures it was placed on, dated that day. */
export function orderQuotation(detail: OrderDetail, issuer: IssuerRow, priceSums: PriceSums): ShopDocument {
  const { order, payment } = detail;
  const orderer = ordererNameOf(order);
  const figures = documentContents(detail, priceSums);
  return {
    title: '見積書',
    mark: order.status === 'cancelled' ? 'キャンセル済み' : null,
    facts: [
      { label: '見積番号', text: `Q-${order.orderNo}` },
      { label: '発行日', text: formatDate(order.orderedAt) },
      { label: '注文番号', text: order.orderNo },
    ],
    addressee: quotationAddressee(orderer),
    opening: ['下記のとおりお見積り申し上げます。'],
    amountLabel: 'お見積り金額（税込）',
    amount: order.totalPayment,
    terms: [
      ...attentionOf(orderer),
      ...quotationTerms(order.orderedAt, issuer.quotationDays, payment.paymentName),
    ],
    closing: [],
    issuer,
    ...figures,
    createdAt: order.orderedAt,
  };
}
