import { updateGuestReceiptSpec } from '@shop/contract/receipts/update-guest-receipt';
import { defineRoute } from '../http/define-route';
import { guestAccess } from './receipt-access';
import { limitGuestCalls } from './guest-rate-limit';
import { noReferrer } from '../http/no-referrer';
import { updateReceipt } from './update-receipt';

/** PUT /v1/orders/{no}/guest/receipt */
export const updateGuestReceiptRoute = defineRoute(
  updateGuestReceiptSpec,
  async (context, { params, query, body }) => {
    noReferrer(context);
    await limitGuestCalls(context);
    return updateReceipt(context, guestAccess(context, params.no, query.t), body);
  },
);
