import type { approvalDetailWords } from './pages/approval-detail/approval-detail-words';
import type { approvalsWords } from './pages/approvals/approvals-words';
import type { cancelWarningsWords } from './pages/order-detail/cancel-warnings-words';
import type { guestOrderWords } from './pages/guest-order/guest-order-words';
import type { invoicePanelWords } from './pages/order-detail/invoice-panel-words';
import type { orderDetailWords } from './pages/order-detail/order-detail-words';
import type { orderDeskWords } from './pages/order-desk/order-desk-words';
import type { orderFindWords } from './pages/order-find/order-find-words';
import type { orderHistoryWords } from './pages/order-history/order-history-words';
import type { orderReceiptWords } from './pages/order-receipt/order-receipt-words';
import type { orderReturnWords } from './pages/order-return/order-return-words';
import type { orderReturnsWords } from './pages/order-detail/order-returns-words';
import type { orderServicesWords } from './pages/order-detail/order-services-words';
import type { orderTimelineWords } from './parts/order-timeline/order-timeline-words';
import type { receiptPanelWords } from './parts/receipt-panel/receipt-panel-words';
import type { statementsWords } from './pages/statements/statements-words';
import type { trackingDetailsWords } from './parts/tracking-details-words';
import type { wrongOrderLinkWords } from './parts/wrong-order-link-words';

/** The words of orders after the purchase: their list, their pages, receipts, and how guests find them. */
export type OrderWords =
  | typeof approvalDetailWords
  | typeof approvalsWords
  | typeof cancelWarningsWords
  | typeof guestOrderWords
  | typeof invoicePanelWords
  | typeof orderDeskWords
  | typeof orderDetailWords
  | typeof orderFindWords
  | typeof orderHistoryWords
  | typeof orderReceiptWords
  | typeof orderReturnWords
  | typeof orderReturnsWords
  | typeof orderServicesWords
  | typeof orderTimelineWords
  | typeof receiptPanelWords
  | typeof statementsWords
  | typeof trackingDetailsWords
  | typeof wrongOrderLinkWords;
