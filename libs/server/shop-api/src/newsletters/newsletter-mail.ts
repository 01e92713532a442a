import type { Channel } from '../channels/channel';
import { escapeHtml } from '../html/escape-html';
import { mailPage } from '../mail/mail-page';
import type { Mail } from '../ports/mail-port';

/** The contents of a newsletter. */
export interface Newsletter {
  readonly subject: string;
  readonly text: string;
}

/** One reader, and where the newsletter ends for them. */
interface Reader {
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly unsubscribeUrl: string;
}

const ENDING = '配信の停止はこちら';

/**
 * A newsletter to one member, as text and HTML; blank lines part its paragraphs. `sender`: who the law wants
 * named.
 */
export function newsletterMail(
  channel: Channel,
  { subject, text }: Newsletter,
  reader: Reader,
  sender: readonly string[],
): Mail {
  const greeting = `${reader.lastName} ${reader.firstName} 様`;
  const paragraphs = text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(escapeHtml).join('<br>'));
  const ending = `<a href="${escapeHtml(reader.unsubscribeUrl)}">${ENDING}</a>`;
  return {
    channelId: channel.id,
    to: reader.email,
    subject: `【${channel.name}】${subject}`,
    text: [greeting, '', text, '', '--', ...sender, '', `${ENDING}:`, reader.unsubscribeUrl, ''].join('\n'),
    html: mailPage(channel.name, [
      escapeHtml(greeting),
      ...paragraphs,
      [...sender.map(escapeHtml), ending].join('<br>'),
    ]),
    unsubscribeUrl: reader.unsubscribeUrl,
  };
}
