import type { Route } from '../http/define-route';
import { checkGuestReceiptRoute } from './check-guest-receipt-route';
import { downloadGuestReceiptRoute } from './download-guest-receipt-route';
import { downloadReceiptRoute } from './download-receipt-route';
import { getGuestReceiptRoute } from './get-guest-receipt-route';
import { getReceiptRoute } from './get-receipt-route';
import { updateGuestReceiptRoute } from './update-guest-receipt-route';
import { updateReceiptRoute } from './update-receipt-route';

/** Receipts as PDF, for members and for guests who hold the key of their order. */
export const receiptRoutes: readonly Route[] = [
  downloadReceiptRoute,
  getReceiptRoute,
  updateReceiptRoute,
  checkGuestReceiptRoute,
  getGuestReceiptRoute,
  updateGuestReceiptRoute,
  downloadGuestReceiptRoute,
];
