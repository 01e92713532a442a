import type { OrderView } from '@shop/feature-orders/order-view';
import { memberReceipt } from '@shop/feature-orders/receipts/receipt-source';
import { ReceiptPanel } from '../../parts/receipt-panel/receipt-panel';
import { InvoicePanel } from './invoice-panel';
import { MemoPanel } from './memo-panel';
import { OrderQuotation } from './order-quotation';
import { ReorderPanel } from './reorder-panel';

/** A quotation is for who has yet to decide or to pay: afterwards the receipt says what it cost. */
const isUnsettled = ({ status, payment, shippings }: OrderView): boolean =>
  status === 'received' && !payment.isPaid && shippings.every(({ tracking }) => tracking === null);

/** What a member does with an order that was placed: order again, documents, a memo. account §2 */
export function OrderServices({ order }: { readonly order: OrderView }) {
  return (
    <>
      <ReorderPanel lines={order.lines} />
      {order.payment.isByInvoice && <InvoicePanel orderId={order.id} />}
      <ReceiptPanel source={memberReceipt(order.id)} isOfCompany={order.orderer.companyName !== ''} />
      {isUnsettled(order) && <OrderQuotation orderId={order.id} />}
      <MemoPanel orderId={order.id} memo={order.memo} />
    </>
  );
}
