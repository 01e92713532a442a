import { getReceiptSpec } from '@shop/contract/receipts/get-receipt';
import { defineRoute } from '../http/define-route';
import { presentReceipt } from './present-receipt';
import { memberAccess } from './receipt-access';

/** GET /v1/me/orders/{id}/receipt */
export const getReceiptRoute = defineRoute(getReceiptSpec, async (context, { params }) =>
  presentReceipt(context.db, await memberAccess(context, params.id).find(context.db)),
);
