import { isDeepStrictEqual } from 'node:util';
import { RECEIPT_ERRORS } from '@shop/contract/receipts/receipt-errors';
import type { Executor } from '../db/database';
import { limitPrints } from '../pdf-documents/limit-prints';
import { renderInTurn } from '../pdf-documents/render-in-turn';
import { renderPdf } from '../pdf-documents/render-pdf';
import { type IssuerRow, loadIssuer } from '../pdf-documents/issuer-store';
import type { ShopDocument } from '../pdf-documents/shop-document';
import type { PriceSums } from '../pricing/price-sums';
import { rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { loadOrderDetail, type OrderRow } from '../orders/order-store';
import { returnedAmounts } from '../returns/returned-amounts';
import { priceSumsOf } from '../site/front-settings';
import { receiptViolation } from './receipt-violation';
import type { ReceiptAccess } from './receipt-access';
import { receiptDocument } from './receipt-document';
import { countReceipt, findReceipt } from './receipt-store';

/** So often a copy is rendered without a lock, in turn; whoever changes the receipt all the time waits for the next one. */
const UNLOCKED_RENDERINGS = 2;

/**
 * Issues the receipt of a paid order. A copy is counted once it is rendered, so that a PDF that fails leaves no mark. It is
 * counted in the transaction that locks the order, and only where the order's receipt still says what was rendered;
 * otherwise it is rendered again, at last under that lock, where it waits for no turn: of several concurrent downloads
 * exactly one is not marked 再発行. Throws `receipt.not_issuable`.
 */
export async function issueReceipt(context: RouteContext, access: ReceiptAccess): Promise<void> {
  const { db, clock, channel } = context;
  const order = await access.find(db);
  await limitPrints(context, `receipt-print/${order.id}`);
  const now = clock.now();
  const surroundings = {
    issuer: await loadIssuer(db, channel),
    priceSums: priceSumsOf(channel),
    now,
  };
  const countAsRendered = (document: ShopDocument): Promise<boolean> =>
    db.transaction(async (tx) => {
      const current = await issuableReceipt(tx, await access.lock(tx), surroundings);
      if (!isDeepStrictEqual(current, document)) return false;
      await countReceipt(tx, order.id, now);
      return true;
    });

  const renderUnlocked = async (): Promise<Uint8Array | null> => {
    const document = await issuableReceipt(db, await access.find(db), surroundings);
    const bytes = await renderInTurn(context, document);
    return (await countAsRendered(document)) ? bytes : null;
  };
  const renderLocked = (): Promise<Uint8Array> =>
    db.transaction(async (tx) => {
      const bytes = await renderPdf(await issuableReceipt(tx, await access.lock(tx), surroundings));
      await countReceipt(tx, order.id, now);
      return bytes;
    });

  let bytes: Uint8Array | null = null;
  for (let tries = 0; bytes === null && tries < UNLOCKED_RENDERINGS; tries += 1)
    bytes = await renderUnlocked();
  context.response.file(bytes ?? (await renderLocked()), `領収書_${order.orderNo}.pdf`, 'application/pdf');
}

/** The next copy of an order's receipt. Throws `receipt.not_issuable`. */
async function issuableReceipt(
  db: Executor,
  order: OrderRow,
  surroundings: { readonly issuer: IssuerRow; readonly priceSums: PriceSums; readonly now: Date },
): Promise<ShopDocument> {
  const detail = await loadOrderDetail(db, order);
  const back = await returnedAmounts(db, order.id);
  const violation = receiptViolation(order, detail.payment.isPaid, back);
  if (violation !== null) throw rejected(RECEIPT_ERRORS.notIssuable, violation);
  return receiptDocument(detail, await findReceipt(db, order.id), { ...surroundings, back });
}
