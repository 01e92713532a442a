import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { checkoutSettings, type StoredBankAccount } from '../db/schema';
import { isWholeAccount } from './is-whole-account';

/** The account that a shop takes transfers on now; null where it has not named a whole one. */
export async function presentAccount(db: Executor, channelId: number): Promise<StoredBankAccount | null> {
  const [settings] = await db
    .select({ account: checkoutSettings.bankAccount })
    .from(checkoutSettings)
    .where(eq(checkoutSettings.channelId, channelId));
  return settings !== undefined && isWholeAccount(settings.account) ? settings.account : null;
}
