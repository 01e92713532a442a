import { addDays, endOfTokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';

/** When a gift of that order expires: at the end of the last of so many days in Tokyo, as pages and mails name a day. */
export const giftExpiry = (orderedAt: Date, days: number): Date =>
  endOfTokyoDay(addDays(tokyoDayOf(orderedAt), days));
