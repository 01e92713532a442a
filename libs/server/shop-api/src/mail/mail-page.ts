import { escapeHtml } from '../html/escape-html';

/**
 * The HTML of a mail: the shop's name above, the paragraphs (already HTML) below.
 * Styles are in the tags because mail programs ignore sheets.
 */
export function mailPage(shopName: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((html) => `<p style="margin:0 0 16px;line-height:1.8">${html}</p>`).join('');
  return [
    '<!doctype html><html lang="ja"><meta charset="utf-8">',
    "<body style=\"margin:0;background:#f5f3ee;font-family:'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif;color:#33312e\">",
    '<div style="max-width:600px;margin:0 auto;padding:24px">',
    `<p style="font-size:18px;font-weight:bold;margin:0 0 16px">${escapeHtml(shopName)}</p>`,
    `<div style="background:#fff;border-radius:8px;padding:24px">${body}</div>`,
    '</div></body></html>',
  ].join('');
}
