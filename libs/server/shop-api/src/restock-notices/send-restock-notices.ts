import type { Database } from '../db/database';
import { pauseAfterBatch } from '../db/pause-after-batch';
import type { Clock } from '../ports/clock';
import type { MailPort } from '../ports/mail-port';
import { restockedMail } from './restock-mails';
import { claimNotices, endRestocked, findRestocked } from './restock-notice-store';

/** So few mails that no shopper waits long for their statements. */
const BATCH = 20;

interface NoticeContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly shopOrigins: Readonly<Record<string, string>>;
  /** Whether to end after the current batch; the cleanup goes on later. */
  isOver?(): boolean;
}

/**
 * Mails everyone who waits for a product that `noteRestocked` has noted that it is back: a few in each transaction, none of
 * which holds the product, so that orders for it wait for none of the mails. Everyone is told once, whatever ends in
 * between. Where the product is sold out again, the rest wait for the next time. Returns the number of mails.
 */
export async function sendRestockNotices(context: NoticeContext, productId: number): Promise<number> {
  const { db, clock, mail, shopOrigins, isOver = () => false } = context;
  const restocked = await findRestocked(db, productId);
  if (restocked === null) return 0;
  const { channel, product, restockedAt } = restocked;
  const letter = { channel, product, origin: shopOrigins[channel.key] };
  let sent = 0;
  for (;;) {
    const told = await pauseAfterBatch(() =>
      db.transaction(async (tx) => {
        const waiting = await claimNotices(tx, productId, clock.now(), BATCH);
        for (const to of waiting) await mail.send(tx, restockedMail({ ...letter, to }));
        return waiting.length;
      }),
    );
    sent += told;
    if (told < BATCH) break;
    if (isOver()) return sent;
  }
  await endRestocked(db, productId, restockedAt);
  return sent;
}
