import { downloadReceiptSpec } from '@shop/contract/receipts/download-receipt';
import { defineRoute } from '../http/define-route';
import { issueReceipt } from './issue-receipt';
import { memberAccess } from './receipt-access';

/** GET /v1/me/orders/{id}/download/receipt */
export const downloadReceiptRoute = defineRoute(downloadReceiptSpec, async (context, { params }) => {
  await issueReceipt(context, memberAccess(context, params.id));
  return undefined;
});
