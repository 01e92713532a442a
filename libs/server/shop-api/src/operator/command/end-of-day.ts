import { addDays, startOfTokyoDay, type TokyoDay } from '../../tokyo-time/tokyo-day';

/**
 * The last moment of a day in Tokyo: what is valid up to it ends there. Pages state the day of that moment, so that it is not
 * the first one of the next day.
 */
export const endOfDay = (day: TokyoDay): Date => new Date(startOfTokyoDay(addDays(day, 1)).getTime() - 1);
