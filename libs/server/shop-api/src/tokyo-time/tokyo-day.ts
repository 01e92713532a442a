import { DAY_MS } from '../durations';

/** A calendar day in Asia/Tokyo: `YYYY-MM-DD`. Days compare as texts. */
export type TokyoDay = string;

/** Japan has had no summer time since 1951: always nine hours ahead of UTC. */
const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const inTokyo = (moment: Date): Date => new Date(moment.getTime() + TOKYO_OFFSET_MS);

/** The day that it is in Tokyo at a moment. */
export const tokyoDayOf = (moment: Date): TokyoDay => inTokyo(moment).toISOString().slice(0, DAY_LENGTH);

/** The hour (0–23) that it is in Tokyo at a moment. */
export const tokyoHourOf = (moment: Date): number => inTokyo(moment).getUTCHours();

/** The moment at which a day begins in Tokyo. */
export const startOfTokyoDay = (day: TokyoDay): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - TOKYO_OFFSET_MS);

/**
 * The last moment of a day in Tokyo: what is valid up to it ends there. Pages and mails name the day of that moment, so that
 * it is not the first one of the next day.
 */
export const endOfTokyoDay = (day: TokyoDay): Date =>
  new Date(startOfTokyoDay(addDays(day, 1)).getTime() - 1);

/** The day `count` days later (or earlier). */
export const addDays = (day: TokyoDay, count: number): TokyoDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, DAY_LENGTH);

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: TokyoDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();
