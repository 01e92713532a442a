import { eq } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { checkoutSettings } from '../db/schema';
import { loadIssuer } from '../pdf-documents/issuer-store';

/**
 * Where the shop reads what orders ask of it: the mailbox of its orders (`ORDER.MAIL_TO`), or else that of its inquiries;
 * empty where it has named neither.
 */
export async function shopMailbox(tx: Executor, channel: Channel): Promise<string> {
  const [settings] = await tx
    .select({ to: checkoutSettings.orderMailTo })
    .from(checkoutSettings)
    .where(eq(checkoutSettings.channelId, channel.id));
  const to = settings?.to ?? '';
  return to === '' ? (await loadIssuer(tx, channel)).contactEmail : to;
}
