import { eq } from 'drizzle-orm';
import type { Member } from '../auth/member';
import type { Executor } from '../db/database';
import { users } from '../db/schema';
import type { OrderRow } from '../orders/order-store';

/**
 * Whether a mail to this address reaches the member who makes the shop send it, and who has proved to own it. To every other
 * address, a guest's or one that a member has never proved, go the shop's own words alone: what the sender has typed
 * (remarks, messages, reasons) would reach whoever owns it, a stranger perhaps, in the shop's name. Every mail that would
 * repeat such words asks here, and `writtenSections` leaves them out.
 */
export const isProvenRecipient = (
  sender: Pick<Member, 'email' | 'isAddressVerified'> | null,
  to: string,
): boolean => sender?.isAddressVerified === true && sender.email === to;

/** The same of the orderer of an order, for mails that follow it. */
export async function isProvenOrderer(
  db: Executor,
  { userId, ordererEmail }: Pick<OrderRow, 'userId' | 'ordererEmail'>,
): Promise<boolean> {
  if (userId === null) return false;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return false;
  const { email, emailVerifiedAt } = user;
  return isProvenRecipient({ email, isAddressVerified: emailVerifiedAt !== null }, ordererEmail);
}
