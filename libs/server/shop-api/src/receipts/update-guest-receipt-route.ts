import { updateGuestReceiptSpec } from '@shop/contract/receipts/update-guest-receipt';
import { defineRoute } from '../http/define-route';
import { guestAccess } from './receipt-access';
import { hideReceiptKey } from './hide-receipt-key';
import { updateReceipt } from './update-receipt';

/** PUT /v1/orders/{no}/guest/receipt */
export const updateGuestReceiptRoute = defineRoute(
  updateGuestReceiptSpec,
  (context, { params, query, body }) => {
    hideReceiptKey(context);
    return updateReceipt(context, guestAccess(context, params.no, query.t), body);
  },
);
