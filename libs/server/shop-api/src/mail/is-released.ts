import { type SQL, sql } from 'drizzle-orm';
import { mails, newsletters } from '../db/schema';

/** The condition of the mails that are part of no newsletter, or of one that was released. */
export const isReleased: SQL = sql`(${mails.newsletterId} is null or exists (
  select from ${newsletters}
  where ${newsletters.id} = ${mails.newsletterId} and ${newsletters.sentAt} is not null))`;
