import { createTransport } from 'nodemailer';
import { listHeaders } from './mail-headers';
import { MailRejected, type MailTransport } from './mail-transport';

/** How long a mail server may take, in ms. */
export interface SmtpLimits {
  readonly connectMs: number;
  /** Until the server says its first word. */
  readonly greetingMs: number;
  /** How long it may be silent after that. */
  readonly silenceMs: number;
  /** For a whole mail, however lively the server is; shorter than the outbox's lease. */
  readonly mailMs: number;
}

const LIMITS: SmtpLimits = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 20_000, mailMs: 60_000 };
const FIRST_PERMANENT = 500;
/** Whatever could end a header and begin another. */
const HEADER_BREAK = /\p{Cc}/u;

/** A transport to the mail server at `url` (`smtp://…`). Throws `MailRejected` where trying again is of no use. */
export function createSmtpTransport(url: string, from: string, limits: SmtpLimits = LIMITS): MailTransport {
  const transport = createTransport({
    url,
    dnsTimeout: limits.connectMs,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ key, to, subject, text, html, unsubscribeUrl = null }) => {
    if ([to, subject, unsubscribeUrl ?? ''].some((value) => HEADER_BREAK.test(value)))
      throw new MailRejected('A header holds a line break');
    try {
      // An address object is one address, whatever characters it contains.
      const sending = transport.sendMail({
        from,
        messageId: `<${key}@${from.split('@').at(-1) ?? 'shop'}>`,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...listHeaders(unsubscribeUrl) },
        textEncoding: 'base64',
      });
      await within(limits.mailMs, sending);
    } catch (error) {
      throw isPermanent(error) ? new MailRejected('The mail server rejects it', { cause: error }) : error;
    }
  };
}

async function within(limitMs: number, sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server takes too long')), limitMs);
  });
  try {
    await Promise.race([sending, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= FIRST_PERMANENT;
