import type { Channel } from '../channels/channel';
import type { users } from '../db/schema';
import type { Mail } from '../ports/mail-port';
import { escapeHtml } from '../html/escape-html';
import { memberGreeting } from '../users/member-greeting';
import { mailPage } from './mail-page';

/** The contents of a mail about an account. */
export interface AccountMail {
  readonly subject: string;
  readonly lines: readonly string[];
  /** A one-time code, shown large. */
  readonly code?: string;
  /** The link of the mail: a path of this shop and its label. */
  readonly link?: { readonly path: string; readonly label: string };
  /** Said below: what to do if the reader did not ask for it. */
  readonly closing: readonly string[];
}

/** The shop that writes, and where its pages are. */
export interface AccountMailContext {
  readonly channel: Pick<Channel, 'id' | 'key' | 'name'>;
  readonly config: { readonly shopOrigins: Readonly<Record<string, string>> };
}

/** A mail to a member in Japanese, as text and HTML. Links lead to the configured origin of the shop. reliability 20 */
export function writeAccountMail(
  { channel, config }: AccountMailContext,
  user: typeof users.$inferSelect,
  mail: AccountMail,
  to = user.email,
): Mail {
  const link = mail.link && {
    ...mail.link,
    url: `${config.shopOrigins[channel.key] ?? ''}${mail.link.path}`,
  };
  const greeting = memberGreeting(user);
  const html = [
    escapeHtml(greeting),
    mail.lines.map(escapeHtml).join('<br>'),
    ...(mail.code === undefined
      ? []
      : [`<strong style="font-size:28px;letter-spacing:6px">${escapeHtml(mail.code)}</strong>`]),
    ...(link === undefined ? [] : [`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`]),
    mail.closing.map(escapeHtml).join('<br>'),
  ];
  const text = [
    greeting,
    '',
    ...mail.lines,
    ...(mail.code === undefined ? [] : ['', `確認コード: ${mail.code}`]),
    ...(link === undefined ? [] : ['', `${link.label}:`, link.url]),
    '',
    ...mail.closing,
    '',
    channel.name,
  ];
  return {
    channelId: channel.id,
    to,
    subject: `【${channel.name}】${mail.subject}`,
    text: text.join('\n'),
    html: mailPage(channel.name, html),
    isUrgent: true,
  };
}
