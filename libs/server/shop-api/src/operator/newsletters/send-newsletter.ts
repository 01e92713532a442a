import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import type { Executor } from '../../db/database';
import { documentIssuers, newsletters, users } from '../../db/schema';
import type { Mail } from '../../ports/mail-port';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { discardNewsletter } from '../../newsletters/discard-newsletter';
import { type Newsletter, newsletterMail } from '../../newsletters/newsletter-mail';
import { openNewsletterTokens, unsubscribePath } from '../../newsletters/newsletter-token';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { isForAll, isReader, type Readership } from './newsletter-readers';

/** So few mails that no shopper waits long for their statements. */
const BATCH = 20;
/** Progress is printed after this many mails. */
const PROGRESS_EVERY = 500;

/** A newsletter and whom it is for. */
interface AddressedNewsletter extends Newsletter {
  readonly whom: Readership;
}

/** Its readers with an id above `id`. */
const readersAfter = (db: Executor, channelId: number, whom: Readership, id: number) =>
  db
    .select({ id: users.id, email: users.email, lastName: users.lastName, firstName: users.firstName })
    .from(users)
    .where(and(isReader(db, channelId, whom), gt(users.id, id)))
    .orderBy(asc(users.id))
    .limit(BATCH);

/** Makes the mail of each reader. */
async function openWriter(context: OperatorContext, channel: Channel, letter: Newsletter) {
  const { db, shopOrigins } = context;
  const tokens = await openNewsletterTokens(context, channel.key);
  const [issuer] = await db.select().from(documentIssuers).where(eq(documentIssuers.channelId, channel.id));
  const { name = '', address = '', contactEmail = '' } = issuer ?? {};
  const sender = [...new Set([channel.name, name, address, contactEmail])].filter((line) => line !== '');
  return ({ id, ...reader }: Awaited<ReturnType<typeof readersAfter>>[number]): Mail =>
    newsletterMail(
      channel,
      letter,
      {
        ...reader,
        unsubscribeUrl: `${shopOrigins[channel.key] ?? ''}${unsubscribePath(channel.key, tokens.sign(id))}`,
      },
      sender,
    );
}

/** A newsletter that went out: to how many, and when. */
interface SentNewsletter {
  readonly readers: number;
  readonly sentAt: Date;
}

/** What identifies a newsletter: the same subject and text to the same shop is the same newsletter. */
const newsletterKey = ({ id }: Channel, { subject, text }: Newsletter) => ({
  channelId: id,
  digest: createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('hex'),
});

/** When a newsletter went out; null where it did not. */
export async function findSentNewsletter(
  db: Executor,
  channel: Channel,
  letter: Newsletter,
): Promise<SentNewsletter | null> {
  const { channelId, digest } = newsletterKey(channel, letter);
  const [sent] = await db
    .select({ readers: newsletters.readers, sentAt: newsletters.sentAt })
    .from(newsletters)
    .where(
      and(
        eq(newsletters.channelId, channelId),
        eq(newsletters.digest, digest),
        isNotNull(newsletters.sentAt),
        gt(newsletters.readers, 0),
      ),
    );
  return sent?.sentAt == null ? null : { readers: sent.readers, sentAt: sent.sentAt };
}

/** Deletes what went to nobody, as earlier versions kept it. */
async function deleteUnread(db: Executor, channel: Channel, letter: Newsletter): Promise<void> {
  const { channelId, digest } = newsletterKey(channel, letter);
  const isMeant = and(eq(newsletters.channelId, channelId), eq(newsletters.digest, digest));
  await db.delete(newsletters).where(and(isMeant, isNotNull(newsletters.sentAt), eq(newsletters.readers, 0)));
}

/**
 * Writes a newsletter for each of its readers into the outbox, for all or none and only once, while the shop
 * goes on: its mails are written in small batches and then released at once. The database lets one newsletter of a
 * subject and text be released; a second run, even at the same time, discards what it wrote. One that has no reader yet
 * did not go out, and can be sent once there are some. Returns the newsletter, and whether it had gone out before.
 */
export async function sendNewsletter(
  context: OperatorContext,
  channel: Channel,
  letter: AddressedNewsletter,
): Promise<SentNewsletter & { readonly isRepeated: boolean }> {
  const { db, clock } = context;
  await deleteUnread(db, channel, letter);
  const earlier = await findSentNewsletter(db, channel, letter);
  if (earlier !== null) return { ...earlier, isRepeated: true };
  const [newsletter] = await db
    .insert(newsletters)
    .values({
      ...newsletterKey(channel, letter),
      subject: letter.subject,
      readers: 0,
      createdAt: clock.now(),
    })
    .returning({ id: newsletters.id });
  if (newsletter === undefined) throw new Error('The database did not return the new newsletter');
  try {
    const readers = await writeMails(context, channel, letter, newsletter.id);
    const sentAt = clock.now();
    if (readers === 0) {
      await discardNewsletter(db, newsletter.id);
      return { readers, sentAt, isRepeated: false };
    }
    await db.transaction(async (tx) => {
      await tx.update(newsletters).set({ readers, sentAt }).where(eq(newsletters.id, newsletter.id));
      await recordAudit(tx, context, {
        command: 'newsletter',
        channelId: channel.id,
        target: letter.subject,
        before: null,
        after: { readers, ...whomAudited(letter.whom) },
      });
    });
    return { readers, sentAt, isRepeated: false };
  } catch (error) {
    await discardNewsletter(db, newsletter.id);
    const sent = isUniqueViolation(error) ? await findSentNewsletter(db, channel, letter) : null;
    if (sent === null) throw error;
    return { ...sent, isRepeated: true };
  }
}

/** Writes the mail of every reader in batches and returns how many there are. */
async function writeMails(
  context: OperatorContext,
  channel: Channel,
  letter: AddressedNewsletter,
  newsletterId: number,
): Promise<number> {
  const { db, mail, print } = context;
  const write = await openWriter(context, channel, letter);
  let written = 0;
  let last = 0;
  for (;;) {
    const readers = await pauseAfterBatch(() =>
      db.transaction(async (tx) => {
        const next = await readersAfter(tx, channel.id, letter.whom, last);
        for (const reader of next) await mail.send(tx, { ...write(reader), newsletterId });
        return next;
      }),
    );
    written += readers.length;
    last = readers.at(-1)?.id ?? last;
    if (readers.length < BATCH) return written;
    if (written % PROGRESS_EVERY === 0) print(`${written}…`);
  }
}

/** Whom it was for, where not for all. */
const whomAudited = (whom: Readership) =>
  isForAll(whom)
    ? {}
    : {
        product: whom.product,
        from: whom.from?.toISOString() ?? null,
        until: whom.until?.toISOString() ?? null,
      };

/** In the place of a reader while there is none. */
const NOBODY_YET = { id: 0, email: '', lastName: '（お名前）', firstName: '' };

/** The number of readers and the first mail, or what it will look like; nothing is written. */
export async function previewNewsletter(
  context: OperatorContext,
  channel: Channel,
  letter: AddressedNewsletter,
): Promise<{ readonly readers: number; readonly sample: Mail }> {
  const write = await openWriter(context, channel, letter);
  const [first] = await readersAfter(context.db, channel.id, letter.whom, 0);
  const readers = await context.db.$count(users, isReader(context.db, channel.id, letter.whom));
  return { readers, sample: write(first ?? NOBODY_YET) };
}
