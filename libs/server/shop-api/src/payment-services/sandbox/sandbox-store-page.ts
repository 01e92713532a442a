import { escapeHtml } from '../../html/escape-html';
import { formatLongDateWithWeekday } from '../../pdf-documents/document-formats';
import { startOfTokyoDay } from '../../tokyo-time/tokyo-day';
import type { SandboxPayment } from './sandbox-ledger';
import { sandboxPage, sumText } from './sandbox-pages';

const HINT =
  '<p>これは練習用の決済サービスです。コンビニエンスストアの代わりに、ここでお支払いの結果を選べます。お金は動きません。</p>';

function stateText({ outcome }: SandboxPayment): string {
  if (outcome.state === 'captured') return 'お支払いを受け付けました。ありがとうございました。';
  return outcome.state === 'failed' ? outcome.message : 'このお支払いの手続きは終わっています。';
}

/** The page about a payment at a convenience store: its number, and what the store does. */
export function storePage(payment: SandboxPayment): string {
  const { request, outcome } = payment;
  const sum = sumText(request);
  if (outcome.state !== 'issued')
    return sandboxPage('コンビニでのお支払い', `${sum}<p>${escapeHtml(stateText(payment))}</p>`);
  const until =
    request.payBy === null
      ? ''
      : `<br>お支払い期限 ${formatLongDateWithWeekday(startOfTokyoDay(request.payBy))}`;
  return sandboxPage(
    'コンビニでのお支払い',
    `${sum}<p>払込番号 <b>${escapeHtml(outcome.receiptNumber)}</b>${until}</p>${HINT}<form method="post">
<button name="action" value="paid">レジで支払う</button>
<button name="action" value="refused">お支払いを取り消す</button>
<button name="action" value="expired">期限切れにする</button></form>`,
  );
}
