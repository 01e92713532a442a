import { formatYen } from '../pdf-documents/document-formats';

/** What a company hears that would owe more on invoices than it may. */
export const creditExceededMessage = (left: number): string =>
  `ご利用可能額（残り${formatYen(left)}）を超えています`;
