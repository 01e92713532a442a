import { escapeHtml } from '../html/escape-html';

/** The texts of the page. */
export interface UnsubscribePage {
  readonly title: string;
  readonly lines: readonly string[];
  /** Words of the button that posts to the page's own URL; without one there is none. */
  readonly button?: string;
}

export const CONFIRMATION_PAGE: UnsubscribePage = {
  title: 'メールマガジンの配信停止',
  lines: ['メールマガジンの配信を停止します。', 'ご注文に関するお知らせは、これまでどおりお届けします。'],
  button: '配信を停止する',
};
export const UNSUBSCRIBED_PAGE: UnsubscribePage = {
  title: 'メールマガジンの配信を停止しました',
  lines: [
    'ご利用ありがとうございました。すでにお送りしている分は、届くことがあります。',
    '会員情報の変更から、いつでも配信を再開できます。',
  ],
};
export const UNKNOWN_LINK_PAGE: UnsubscribePage = {
  title: 'このリンクはご利用いただけません',
  lines: ['メールに書かれたリンクをもう一度お確かめください。'],
};

const STYLE =
  "body{margin:0;background:#f5f3ee;color:#33312e;font-family:'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif;" +
  'line-height:1.8}main{max-width:600px;margin:0 auto;padding:24px}h1{font-size:1.3rem}' +
  'button{font:inherit;min-height:48px;padding:8px 24px;border:0;border-radius:8px;background:#33312e;color:#fff}';

/**
 * A self-contained page in the style of the mails: it works without scripts, and where the storefront is
 * down.
 */
export const unsubscribePage = (shopName: string, { title, lines, button }: UnsubscribePage): string =>
  [
    '<!doctype html><html lang="ja"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<p>${escapeHtml(shopName)}</p><h1>${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    button === undefined
      ? ''
      : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`,
    '</main></body></html>',
  ].join('');
