import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { mails } from '../db/schema';
import type { Clock } from '../ports/clock';
import type { MailPort } from '../ports/mail-port';

/** After so many refusals a mail stays in the outbox for a person to look at. */
const MOST_FAILURES = 10;
const BATCH = 20;

/** Hands one mail to a mail server. */
export type MailTransport = (mail: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}) => Promise<void>;

interface OutboxParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** `null` keeps mails in the database, where `/dev/mailbox` shows them. */
  readonly transport: MailTransport | null;
}

/** A transport to the mail server at `url` (`smtp://…`). */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

/** Mails go through the table `mails`, so that one that reports an order exists exactly when the order does. */
export function createOutbox({ db, clock, log, transport }: OutboxParts): MailPort {
  return {
    async send(executor, mail) {
      await executor.insert(mails).values({ ...mail, createdAt: clock.now() });
    },
    async flush() {
      if (transport === null) return;
      try {
        await sendWaiting(db, clock, log, transport);
      } catch (error) {
        log.error({ err: error }, 'outbox cannot be read');
      }
    },
  };
}

async function sendWaiting(db: Database, clock: Clock, log: Logger, transport: MailTransport) {
  const waiting = await db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lt(mails.failures, MOST_FAILURES)))
    .orderBy(asc(mails.id))
    .limit(BATCH);
  for (const mail of waiting) {
    // Taken before it is sent, so that two processes do not both send it; given back when the server refuses.
    const taken = await db
      .update(mails)
      .set({ sentAt: clock.now() })
      .where(and(eq(mails.id, mail.id), isNull(mails.sentAt)))
      .returning({ id: mails.id });
    if (taken.length === 0) continue;
    try {
      await transport({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
    } catch {
      log.warn({ mailId: mail.id }, 'mail server refused a mail');
      await db
        .update(mails)
        .set({ sentAt: null, failures: mail.failures + 1 })
        .where(eq(mails.id, mail.id));
    }
  }
}
