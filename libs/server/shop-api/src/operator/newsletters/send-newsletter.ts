import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import { documentIssuers, users } from '../../db/schema';
import type { Mail } from '../../ports/mail-port';
import { type Newsletter, newsletterMail } from '../../newsletters/newsletter-mail';
import { openNewsletterTokens, unsubscribePath } from '../../newsletters/newsletter-token';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';

const BATCH = 500;

/** Members who want it, after that one; the left have lost their wish with their data. */
const readersAfter = (db: Pick<OperatorContext['db'], 'select'>, channelId: number, id: number) =>
  db
    .select({ id: users.id, email: users.email, lastName: users.lastName, firstName: users.firstName })
    .from(users)
    .where(
      and(
        eq(users.channelId, channelId),
        eq(users.isReceiveNewsletter, true),
        isNull(users.leftAt),
        gt(users.id, id),
      ),
    )
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

/**
 * Writes a newsletter for every subscriber of the shop into the outbox, for all or none. Returns the number of mails.
 */
export async function sendNewsletter(
  context: OperatorContext,
  channel: Channel,
  letter: Newsletter,
): Promise<number> {
  const { db, mail, print } = context;
  const write = await openWriter(context, channel, letter);
  return db.transaction(async (tx) => {
    let written = 0;
    let last = 0;
    for (;;) {
      const readers = await readersAfter(tx, channel.id, last);
      for (const reader of readers) await mail.send(tx, write(reader));
      written += readers.length;
      last = readers.at(-1)?.id ?? last;
      if (readers.length < BATCH) break;
      print(`${written}…`);
    }
    await recordAudit(tx, context, {
      command: 'newsletter',
      channelId: channel.id,
      target: letter.subject,
      before: null,
      after: { readers: written },
    });
    return written;
  });
}

/** The number of subscribers and the first mail; nothing is written. */
export async function previewNewsletter(
  context: OperatorContext,
  channel: Channel,
  letter: Newsletter,
): Promise<{ readonly readers: number; readonly sample: Mail | null }> {
  const write = await openWriter(context, channel, letter);
  const [first] = await readersAfter(context.db, channel.id, 0);
  const readers = await context.db.$count(
    users,
    and(eq(users.channelId, channel.id), eq(users.isReceiveNewsletter, true), isNull(users.leftAt)),
  );
  return { readers, sample: first === undefined ? null : write(first) };
}
