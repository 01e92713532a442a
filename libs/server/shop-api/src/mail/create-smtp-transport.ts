import { createTransport } from 'nodemailer';

/** A mail as a mail server gets it. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string | null;
}

/** Hands one mail to a mail server; resolves once the server has accepted it. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

/** The mail server will never take this mail. */
export class MailRejected extends Error {}

/** A server that falls silent is given up for now, in ms. */
const SILENCE_MS = 20_000;
const FIRST_PERMANENT = 500;
/** Whatever could end a header and begin another. */
const HEADER_BREAK = /\p{Cc}/u;

/** The headers of a newsletter: RFC 2369, and RFC 8058 for the one press. */
export const listHeaders = (unsubscribeUrl: string | null): Readonly<Record<string, string>> =>
  unsubscribeUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A text for a header, in one line. */
export const headerText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** A transport to the mail server at `url` (`smtp://…`). Throws `MailRejected` where trying again is of no use. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html, unsubscribeUrl = null }) => {
    if ([to, subject, unsubscribeUrl ?? ''].some((value) => HEADER_BREAK.test(value)))
      throw new MailRejected('A header holds a line break');
    try {
      // An address object is one address, whatever characters it contains.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...listHeaders(unsubscribeUrl) },
        textEncoding: 'base64',
      });
    } catch (error) {
      throw isPermanent(error) ? new MailRejected('The mail server refuses it', { cause: error }) : error;
    }
  };
}

const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= FIRST_PERMANENT;
