import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import type { Clock } from '../ports/clock';
import type { MailPort } from '../ports/mail-port';
import { restockedMail } from './restock-mails';
import { claimNotices } from './restock-notice-store';

interface NoticeContext {
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly shopOrigins: Readonly<Record<string, string>>;
}

/**
 * Mails everyone who waits for a product that it is back, in the transaction that changes the stock. Returns
 * the number of mails.
 */
export async function sendRestockNotices(
  tx: Executor,
  { clock, mail, shopOrigins }: NoticeContext,
  channel: Channel,
  product: { readonly id: number; readonly key: string; readonly name: string },
): Promise<number> {
  const waiting = await claimNotices(tx, product.id, clock.now());
  const origin = shopOrigins[channel.key];
  for (const to of waiting) await mail.send(tx, restockedMail({ channel, origin, product, to }));
  return waiting.length;
}
