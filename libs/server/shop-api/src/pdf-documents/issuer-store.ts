import { eq } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { documentIssuers } from '../db/schema';

export type IssuerRow = typeof documentIssuers.$inferSelect;

export const QUOTATION_DAYS = 30;

/** The issuer of a shop's documents; only the name of the shop until the operator has set the rest. */
export async function loadIssuer(db: Executor, channel: Channel): Promise<IssuerRow> {
  const [issuer] = await db.select().from(documentIssuers).where(eq(documentIssuers.channelId, channel.id));
  return issuer ?? newIssuer(channel);
}

/** The issuer before anything is set. */
export const newIssuer = (channel: Pick<Channel, 'id' | 'name'>): IssuerRow => ({
  channelId: channel.id,
  name: channel.name,
  postalCode: '',
  address: '',
  phoneNumber: '',
  contactEmail: '',
  registrationNumber: '',
  quotationDays: QUOTATION_DAYS,
});
