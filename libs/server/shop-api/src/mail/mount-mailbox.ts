import { desc } from 'drizzle-orm';
import type { ShopApi } from '../http/shop-api';
import type { Database } from '../db/database';
import { mails } from '../db/schema';
import { listHeaders } from './mail-headers';
import { isReleased } from './is-released';
import { escapeHtml } from '../html/escape-html';

const NEWEST = 200;
/** Nothing in a mail may run or load: it is shown, not trusted. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** GET /dev/mailbox and /dev/mailbox.json: the mails that would have been sent, newest first. Demo only. */
export function mountMailbox(app: ShopApi, db: Database): void {
  const newest = async () => {
    const rows = await db.select().from(mails).where(isReleased).orderBy(desc(mails.id)).limit(NEWEST);
    return rows.map(({ to, subject, text, html, unsubscribeUrl }) => ({
      to,
      subject,
      text,
      html,
      headers: listHeaders(unsubscribeUrl),
    }));
  };
  app.get('/dev/mailbox.json', async (c) => c.json(await newest()));
  app.get('/dev/mailbox', async (c) => {
    const items = (await newest()).map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject)}</h2><p>宛先: ${escapeHtml(mail.to)}</p>` +
        `<iframe title="${escapeHtml(mail.subject)}" sandbox srcdoc="${escapeHtml(mail.html)}"></iframe>` +
        `<details><summary>テキスト</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`,
    );
    c.header('content-security-policy', MAIL_POLICY);
    return c.html(
      `<!doctype html><html lang="ja"><meta charset="utf-8"><title>メールボックス</title>
<style>body{font-family:sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #ccc;padding:1rem 0}iframe{width:100%;height:420px;border:1px solid #ddd}
h2{font-size:1.1rem}pre{white-space:pre-wrap}</style>
<main><h1>メールボックス</h1>${items.join('') || '<p>メールはまだありません</p>'}</main></html>`,
    );
  });
}
