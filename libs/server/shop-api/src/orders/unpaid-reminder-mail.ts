import { formatDayWithWeekday } from '@shop/format/format-day';
import type { StoredBankAccount } from '../db/schema';
import type { MailSection } from '../mail/mail-sections';
import { convenienceMailSection } from '../payments/convenience-mail-section';
import { formatYen } from '../pdf-documents/document-formats';
import type { Mail } from '../ports/mail-port';
import type { TokyoDay } from '../tokyo-time/tokyo-day';
import { type OrderMailParts, writeOrderMail } from './order-state-mails';
import type { OrderPaymentRow } from './order-store';

const accountSection = (account: StoredBankAccount): MailSection => ({
  heading: 'お振込先',
  lines: [
    `${account.bankName} ${account.branchName}`,
    `${account.accountType} ${account.accountNumber}`,
    account.accountHolder,
  ],
});

/** What an unpaid order costs, how it is paid, and until when. */
export const paymentSections = ({
  paymentName,
  amount,
  bankAccount,
  dueOn,
  receiptNumber,
}: OrderPaymentRow): readonly MailSection[] => [
  {
    heading: 'お支払い',
    lines: [
      `お支払い方法：${paymentName}`,
      `お支払い金額：${formatYen(amount)}（税込）`,
      ...(dueOn === null ? [] : [`お支払い期限：${formatDayWithWeekday(dueOn)}`]),
    ],
  },
  ...(bankAccount === null ? [] : [accountSection(bankAccount)]),
  ...(receiptNumber === null ? [] : [convenienceMailSection(receiptNumber)]),
];

/**
 * Reminds of an order that is not paid yet: how much, how and until when. `endsOn` is the last day before it is
 * cancelled; null where the shop does not cancel it by itself.
 */
export function unpaidReminderMail(parts: OrderMailParts, endsOn: TokyoDay | null): Mail {
  return writeOrderMail(parts, {
    subject: 'お支払いのお願い',
    news: [
      '以下のご注文について、まだお支払いを確認できておりません。',
      ...(endsOn === null
        ? []
        : [
            `${formatDayWithWeekday(endsOn)}までにお支払いを確認できない場合は、ご注文を自動でキャンセルいたします。`,
          ]),
      '行き違いですでにお支払い済みの場合は、何とぞご容赦ください。',
    ],
    sections: paymentSections(parts.detail.payment),
  });
}
