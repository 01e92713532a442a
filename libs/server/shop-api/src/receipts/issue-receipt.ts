import { RECEIPT_ERRORS } from '@shop/contract/receipts/receipt-errors';
import { consumeRateLimit } from '../http/rate-limit';
import { renderPdf } from '../pdf-documents/render-pdf';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { loadOrderDetail } from '../orders/order-store';
import { frontSettings } from '../site/front-settings';
import { receiptViolation } from './receipt-violation';
import type { ReceiptAccess } from './receipt-access';
import { receiptDocument } from './receipt-document';
import { countReceipt } from './receipt-store';

/** Drawing costs time: prints of one order. */
const PRINTS = { count: 30, windowMs: 60 * 60 * 1000 };

/**
 * Issues the receipt of a paid order. The copy is counted in the transaction that locks and checks the order, so
 * that of several concurrent downloads exactly one is not marked 再発行. Throws `receipt.not_issuable`.
 */
export async function issueReceipt(context: RouteContext, access: ReceiptAccess): Promise<void> {
  const { db, clock, channel } = context;
  const { id } = await access.find(db);
  await consumeRateLimit(db, clock, `receipt-print/${id}`, PRINTS);
  const now = clock.now();
  const priceSums = frontSettings(channel)['PRICE.SUMS'];
  const issuer = await loadIssuer(db, channel);
  const { detail, receipt } = await db.transaction(async (tx) => {
    const order = await access.lock(tx);
    const stored = await loadOrderDetail(tx, order);
    const violation = receiptViolation(order, stored.payment.isPaid);
    if (violation !== null) throw rejected(RECEIPT_ERRORS.notIssuable, violation);
    return { detail: stored, receipt: await countReceipt(tx, order.id, now) };
  });
  const bytes = await renderPdf(receiptDocument(detail, receipt, { issuer, priceSums, now }));
  context.response.file(bytes, `領収書_${detail.order.orderNo}.pdf`, 'application/pdf');
}
