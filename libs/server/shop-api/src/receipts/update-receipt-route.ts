import { updateReceiptSpec } from '@shop/contract/receipts/update-receipt';
import { defineRoute } from '../http/define-route';
import { memberAccess } from './receipt-access';
import { updateReceipt } from './update-receipt';

/** PUT /v1/me/orders/{id}/download/receipt */
export const updateReceiptRoute = defineRoute(updateReceiptSpec, (context, { params, body }) =>
  updateReceipt(context, memberAccess(context, params.id), body),
);
