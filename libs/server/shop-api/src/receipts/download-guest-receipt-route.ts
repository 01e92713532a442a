import { downloadGuestReceiptSpec } from '@shop/contract/receipts/download-guest-receipt';
import { defineRoute } from '../http/define-route';
import { issueReceipt } from './issue-receipt';
import { guestAccess } from './receipt-access';
import { limitGuestCalls } from './guest-rate-limit';
import { noReferrer } from '../http/no-referrer';

/** GET /v1/orders/{no}/download/receipt */
export const downloadGuestReceiptRoute = defineRoute(
  downloadGuestReceiptSpec,
  async (context, { params, query }) => {
    noReferrer(context);
    await limitGuestCalls(context);
    await issueReceipt(context, guestAccess(context, params.no, query.t));
    return undefined;
  },
);
