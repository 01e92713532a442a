import type { StoredMail } from '../db/schema';

/**
 * Stands for the number that the payment service issues after the decision, in mails that are written with it. Nobody can
 * have typed it: the order's number is not known before.
 */
export const receiptNumberMark = (orderNo: string): string => `{{receipt_number/${orderNo}}}`;

/** A stored mail with the number in the place of its mark. */
export function withReceiptNumber(mail: StoredMail, orderNo: string, receiptNumber: string): StoredMail {
  const fill = (text: string) => text.replaceAll(receiptNumberMark(orderNo), receiptNumber);
  return { ...mail, text: fill(mail.text), html: fill(mail.html) };
}
