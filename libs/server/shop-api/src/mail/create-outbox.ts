import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { AfterResponse } from '../http/after-response';
import { MAIL_PRIORITIES, mails, users } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';
import { isReleased } from './is-released';
import type { Clock } from '../ports/clock';
import type { Mail, MailPort } from '../ports/mail-port';
import { headerText } from './mail-headers';
import { MailRejected, type MailTransport } from './mail-transport';

/** As long as mail servers try: an outage over some days loses no mail. */
const GIVES_UP_AFTER_MS = 5 * DAY_MS;
const BATCH = 20;
/** Batches of one run; what is left waits for the next run. */
const BATCHES = 10;
/** The lease on a mail that is being sent, longer than sending takes: if the process dies, another one sends it then. */
const LEASE_MS = 3 * 60 * 1000;
/**
 * Once a mail is sent or given up, its body is deleted: its links reset, unlock or show something. So is the address of a
 * member who has left, also one who left while the mail was on its way.
 */
const FORGOTTEN_ONCE_DONE = {
  text: '',
  html: '',
  to: sql`coalesce(${mails.toOnceDone}, ${mails.to})`,
} as const;
const FIRST_PAUSE_MS = 60_000;
/** Soon after an outage everything is tried again. */
const MAX_PAUSE_MS = HOUR_MS;

interface OutboxParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly afterResponse: AfterResponse;
  /** `null` leaves mails in the database, where `/dev/mailbox` shows them. */
  readonly transport: MailTransport | null;
}

type Delivery = Omit<OutboxParts, 'afterResponse'>;
type MailRow = typeof mails.$inferSelect;
interface Sending extends Delivery {
  readonly transport: MailTransport;
}

/** Mails go through the table `mails`, so that one that reports an order exists exactly when the order does. */
export function createOutbox(parts: OutboxParts): MailPort {
  const { clock, log } = parts;
  return {
    async send(executor, mail) {
      const { channelId, to, toOnceDone, text, html, unsubscribeUrl, newsletterId } = mail;
      const subject = headerText(mail.subject);
      const createdAt = clock.now();
      await executor.insert(mails).values({
        channelId,
        to,
        toOnceDone,
        subject,
        text,
        html,
        unsubscribeUrl,
        newsletterId,
        priority: priorityOf(mail),
        createdAt,
      });
    },
    flush: () => flush(parts),
    flushLater() {
      parts.afterResponse.begin(log, 'outbox cannot be read', () => flush(parts));
    },
  };
}

async function flush({ db, clock, log, transport }: Delivery): Promise<void> {
  if (transport === null) return;
  const sending = { db, clock, log, transport };
  try {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const waiting = await waitingMails(sending);
      for (const mail of waiting) await sendOnce(sending, mail);
      if (waiting.length < BATCH) return;
    }
  } catch (error) {
    log.error({ err: error }, 'outbox cannot be read');
  }
}

/** Mails that are neither sent nor abandoned, are released and due, and are not being sent by another process. */
const isWaiting = (now: Date) =>
  and(
    isNull(mails.sentAt),
    isNull(mails.gaveUpAt),
    or(isNull(mails.nextAttemptAt), lte(mails.nextAttemptAt, now)),
    or(isNull(mails.claimedUntil), lte(mails.claimedUntil, now)),
    isReleased,
  );

function priorityOf({ isUrgent = false, unsubscribeUrl }: Mail): number {
  if (unsubscribeUrl !== undefined) return MAIL_PRIORITIES.newsletter;
  return isUrgent ? MAIL_PRIORITIES.urgent : MAIL_PRIORITIES.ordinary;
}

const waitingMails = ({ db, clock }: Delivery): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(isWaiting(clock.now()))
    .orderBy(asc(mails.priority), asc(mails.id))
    .limit(BATCH);

/** Sends a mail that no other process is sending. It counts as sent only when the server has accepted it. */
async function sendOnce({ db, clock, log, transport }: Sending, mail: MailRow): Promise<void> {
  const now = clock.now();
  const claimed = await db
    .update(mails)
    .set({ claimedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(mails.id, mail.id), isWaiting(now)))
    .returning({ id: mails.id });
  if (claimed.length === 0) return;
  try {
    const { to, subject, text, html, unsubscribeUrl } = mail;
    await transport({ key: keyOf(mail), to, subject, text, html, unsubscribeUrl });
  } catch (error) {
    await noteFailure({ db, clock, log, transport }, mail, error instanceof MailRejected);
    return;
  }
  await db
    .update(mails)
    .set({ ...FORGOTTEN_ONCE_DONE, sentAt: clock.now(), claimedUntil: null })
    .where(eq(mails.id, mail.id));
}

/** Numbers begin again in another database, whose mails are others. */
const keyOf = ({ id, createdAt, to }: MailRow): string =>
  createHash('sha256').update(`${id} ${createdAt.toISOString()} ${to}`).digest('hex');

/**
 * Puts off the next try, longer each time, or gives up: at once where the server has refused the mail for good. The log names
 * the mail's number, never whom it was for.
 */
async function noteFailure({ db, clock, log }: Sending, mail: MailRow, isRejected: boolean): Promise<void> {
  const now = clock.now();
  const failures = mail.failures + 1;
  const isOver = isRejected || now.getTime() - mail.createdAt.getTime() >= GIVES_UP_AFTER_MS;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** mail.failures, MAX_PAUSE_MS);
  await db
    .update(mails)
    .set({
      failures,
      claimedUntil: null,
      nextAttemptAt: new Date(now.getTime() + pause),
      gaveUpAt: isOver ? now : null,
      ...(isOver && FORGOTTEN_ONCE_DONE),
    })
    .where(eq(mails.id, mail.id));
  if (isRejected)
    await db
      .update(users)
      .set({ mailErrorCount: sql`${users.mailErrorCount} + 1` })
      .where(and(eq(users.channelId, mail.channelId), eq(users.email, mail.to)));
  if (isOver) log.error({ mailId: mail.id, failures, isRejected }, 'mail given up');
  else log.warn({ mailId: mail.id, failures }, 'mail not taken; it will be tried again');
}
