import { formatLongDateWithWeekday } from '../pdf-documents/document-formats';
import type { DocumentFact } from '../pdf-documents/shop-document';
import { DAY_MS } from '../durations';

/** Until when a quotation is valid, and its payment terms. */
export const quotationTerms = (from: Date, days: number, paymentName: string | null): DocumentFact[] => [
  { label: '有効期限', text: `${formatLongDateWithWeekday(new Date(from.getTime() + days * DAY_MS))}まで` },
  { label: 'お支払い方法', text: paymentName ?? 'ご注文時にお選びください' },
];
