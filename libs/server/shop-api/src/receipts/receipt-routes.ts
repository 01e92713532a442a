import { checkGuestReceiptSpec } from '@shop/contract/receipts/check-guest-receipt';
import { downloadGuestReceiptSpec } from '@shop/contract/receipts/download-guest-receipt';
import { downloadReceiptSpec } from '@shop/contract/receipts/download-receipt';
import { getGuestReceiptSpec } from '@shop/contract/receipts/get-guest-receipt';
import type { ReceiptInfo } from '@shop/contract/receipts/receipt';
import { updateGuestReceiptSpec } from '@shop/contract/receipts/update-guest-receipt';
import { updateReceiptSpec } from '@shop/contract/receipts/update-receipt';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { issueReceipt } from './issue-receipt';
import { presentReceipt } from './present-receipt';
import { guestAccess, memberAccess, type ReceiptAccess } from './receipt-access';
import { writeReceipt } from './receipt-store';

/** A receipt's page must not hand its key on to other sites. reliability 19 */
const keepKey = ({ answer }: RouteContext) => answer.header('referrer-policy', 'no-referrer');

async function update(context: RouteContext, access: ReceiptAccess, info: ReceiptInfo) {
  const order = await access.find(context.db);
  await writeReceipt(context.db, order.id, info);
  return presentReceipt(context.db, order);
}

/** GET /v1/me/orders/{id}/download/receipt */
const downloadReceiptRoute = handle(downloadReceiptSpec, async (context, { params }) => {
  await issueReceipt(context, memberAccess(context, params.id));
  return undefined;
});

/** PUT /v1/me/orders/{id}/download/receipt */
const updateReceiptRoute = handle(updateReceiptSpec, (context, { params, body }) =>
  update(context, memberAccess(context, params.id), body),
);

/** GET /v1/orders/{no}/check/receipt */
const checkGuestReceiptRoute = handle(checkGuestReceiptSpec, async (context, { params, query }) => {
  keepKey(context);
  const order = await guestAccess(context, params.no, query.t).find(context.db);
  const { order_no, is_issuable, reason } = await presentReceipt(context.db, order);
  return { order_no, is_issuable, reason };
});

/** GET /v1/orders/{no}/guest/receipt */
const getGuestReceiptRoute = handle(getGuestReceiptSpec, async (context, { params, query }) => {
  keepKey(context);
  return presentReceipt(context.db, await guestAccess(context, params.no, query.t).find(context.db));
});

/** PUT /v1/orders/{no}/guest/receipt */
const updateGuestReceiptRoute = handle(updateGuestReceiptSpec, (context, { params, query, body }) => {
  keepKey(context);
  return update(context, guestAccess(context, params.no, query.t), body);
});

/** GET /v1/orders/{no}/download/receipt */
const downloadGuestReceiptRoute = handle(downloadGuestReceiptSpec, async (context, { params, query }) => {
  keepKey(context);
  await issueReceipt(context, guestAccess(context, params.no, query.t));
  return undefined;
});

/** Receipts, for members and for whoever holds the key of an order. */
export const receiptRoutes: readonly Route[] = [
  downloadReceiptRoute,
  updateReceiptRoute,
  checkGuestReceiptRoute,
  getGuestReceiptRoute,
  updateGuestReceiptRoute,
  downloadGuestReceiptRoute,
];
