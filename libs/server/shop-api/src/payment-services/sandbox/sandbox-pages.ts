import { formatYen } from '@shop/format/format-yen';
import { cardHints } from '@shop/contract/user-cards/card-hints';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { escapeHtml } from '../../html/escape-html';
import type { SandboxPayment } from './sandbox-ledger';

const STYLE = `body{font-family:sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;line-height:1.7;color:#222}
label{display:block;margin:.75rem 0 .25rem}input,select{font:inherit;width:100%;box-sizing:border-box;padding:.5rem}
button{font:inherit;margin:1rem .5rem 0 0;padding:.6rem 1.2rem}.error{color:#b00020}`;

/** A page of the sandbox. `landmark`: `div` for a page in a frame, whose main part is that of the page around it. */
export const sandboxPage = (title: string, body: string, landmark: 'main' | 'div' = 'main') =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><${landmark}><h1>${title}</h1>${body}</${landmark}></html>`;

const CARD_FIELDS = `<label for="number">${fieldLabels.card.ccNumber}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="${cardHints.ccNumber}" required>
<label for="expiration">${fieldLabels.card.ccExpiration}（年月6桁）</label>
<input id="expiration" name="expiration" inputmode="numeric" pattern="\\d{6}" placeholder="${cardHints.ccExpiration}" required>
<label for="code">${fieldLabels.card.securityCode}</label>
<input id="code" name="code" inputmode="numeric" pattern="\\d{3,4}" autocomplete="off" placeholder="${cardHints.securityCode}" required>`;
const HINT =
  '<p>これは練習用の決済サービスです。4242 4242 4242 4242 は承認、4000 0000 0000 0002 は否認、4000 0000 0000 3220 は本人認証になります。本物のカードは入力しないでください。</p>';

const WALLETS = ['PayPay', '楽天ペイ', 'd払い', 'au PAY'];
const WALLET_FIELDS = `<label for="wallet">お使いのアプリ</label>
<select id="wallet" name="wallet">${WALLETS.map((name) => `<option>${name}</option>`).join('')}</select>
<p>これは練習用の決済サービスです。アプリの代わりに、ここでお支払いの結果を選べます。お金は動きません。</p>`;

/** Which order is paid, and how much. */
export const sumText = ({ orderNo, amount }: SandboxPayment['request']): string =>
  `<p>注文番号 ${escapeHtml(orderNo)}<br>お支払い金額 ${formatYen(amount)}</p>`;

const walletPage = (sum: string): string =>
  sandboxPage(
    'QRコード決済',
    `${sum}<form method="post">${WALLET_FIELDS}
<button name="action" value="confirm">支払う</button>
<button name="action" value="decline">残高不足にする</button>
<button name="action" value="cancel">やめる</button></form>`,
  );

/** The page on which a shopper enters a card, or confirms a payment. Plain forms without scripts. */
export function paymentPage({ request, isCardGiven, outcome }: SandboxPayment, error: string | null): string {
  const sum = sumText(request);
  if (outcome.state !== 'waiting')
    return sandboxPage('お支払い', '<p>このお支払いの手続きは終わっています。</p>');
  if (request.kind === 'wallet') return walletPage(sum);
  const said = error === null ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`;
  const fields = isCardGiven
    ? '<p>カード会社の本人認証です。ご本人のお支払いですか。</p>'
    : CARD_FIELDS + HINT;
  return sandboxPage(
    isCardGiven ? '本人認証' : 'カードでのお支払い',
    `${sum}${said}<form method="post">${fields}
<button name="action" value="${isCardGiven ? 'confirm' : 'pay'}">${isCardGiven ? '認証する' : '支払う'}</button>
<button name="action" value="cancel" formnovalidate>やめる</button></form>`,
  );
}

/** The page that exchanges a card for a token and posts it to the shop's page that opened or framed it. */
export const cardFormPage = (shopOrigin: string, nonce: string): string =>
  sandboxPage(
    'カードの登録',
    `<form id="card">${CARD_FIELDS}${HINT}<p id="said" class="error" role="alert"></p><button>登録する</button></form>
<script nonce="${nonce}">
const form = document.getElementById('card');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const response = await fetch('tokens', { method: 'POST', body: JSON.stringify(Object.fromEntries(new FormData(form))),
    headers: { 'content-type': 'application/json' } });
  const body = await response.json();
  if (!response.ok) { document.getElementById('said').textContent = body.message; return; }
  (window.opener ?? window.parent).postMessage(body, ${JSON.stringify(shopOrigin).replaceAll('<', '\\u003c')});
});
</script>`,
    'div',
  );
