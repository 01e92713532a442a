import { escapeHtml } from '../html/escape-html';
import { mailPage } from './mail-page';

/** A heading with its lines; the text and the HTML part of a mail are made from the same ones. */
export interface MailSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A link with what it is for. */
export interface MailLink {
  readonly hint: string;
  readonly url: string;
}

/** The body of a mail. */
export interface MailBody {
  readonly greeting: readonly string[];
  readonly sections: readonly MailSection[];
  readonly links: readonly MailLink[];
}

const asText = (shopName: string, { greeting, sections, links }: MailBody): string =>
  [
    ...greeting,
    ...sections.flatMap(({ heading, lines }) => ['', `■ ${heading}`, ...lines]),
    ...links.flatMap(({ hint, url }) => ['', hint, url]),
    '',
    shopName,
    '',
  ].join('\n');

function asHtml(shopName: string, { greeting, sections, links }: MailBody): string {
  const joined = (lines: readonly string[]) => lines.map(escapeHtml).join('<br>');
  return mailPage(shopName, [
    joined(greeting),
    ...sections.map(({ heading, lines }) => `<b>${escapeHtml(heading)}</b><br>${joined(lines)}`),
    ...links.map(({ hint, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(hint)}</a>`),
  ]);
}

/** Both parts of a mail. */
export const mailParts = (
  shopName: string,
  body: MailBody,
): { readonly text: string; readonly html: string } => ({
  text: asText(shopName, body),
  html: asHtml(shopName, body),
});
