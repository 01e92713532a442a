const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Japan is nine hours ahead of UTC all year round. */
const TOKYO_OFFSET_MS = 9 * 60 * MINUTE_MS;
/** So long before midnight in Japan the last day of a month is tested: an hour of tests sees both months. */
const BEFORE_MIDNIGHT_MS = 30 * MINUTE_MS;
const FEBRUARY = 1;
const DECEMBER = 11;

/**
 * A moment at which the tests are run, and its name for `--only`.
 * @typedef {{ name: string; at: Date }} ShiftedDate
 */

/**
 * Half an hour before a month of Japan ends; months beyond December are those of the next year.
 * @param {number} year
 * @param {number} month 0 is January
 */
const endOfMonth = (year, month) =>
  new Date(Date.UTC(year, month + 1, 1) - TOKYO_OFFSET_MS - BEFORE_MIDNIGHT_MS);

/**
 * The next end of a month of each year that is still to come.
 * @param {Date} now
 * @param {number} month
 */
function nextEndOf(now, month) {
  const year = new Date(now.getTime() + TOKYO_OFFSET_MS).getUTCFullYear();
  const end = endOfMonth(year, month);
  return end > now ? end : endOfMonth(year + 1, month);
}

/**
 * The end of the month that it is in Japan, or of the next one in its last half hour.
 * @param {Date} now
 */
function nextEndOfMonth(now) {
  const inTokyo = new Date(now.getTime() + TOKYO_OFFSET_MS);
  const [year, month] = [inTokyo.getUTCFullYear(), inTokyo.getUTCMonth()];
  const end = endOfMonth(year, month);
  return end > now ? end : endOfMonth(year, month + 1);
}

/**
 * The moments that a shop's tests are most likely to have taken for granted that it is not: soon after what a fixed date of
 * today still allows, long after, and where a month, a year and the shortest month end in Japan.
 * @param {Date} now
 * @returns {readonly ShiftedDate[]}
 */
export const listDates = (now) => [
  { name: 'in-3-days', at: new Date(now.getTime() + 3 * DAY_MS) },
  { name: 'month-end', at: nextEndOfMonth(now) },
  { name: 'year-end', at: nextEndOf(now, DECEMBER) },
  { name: 'february-end', at: nextEndOf(now, FEBRUARY) },
  { name: 'in-200-days', at: new Date(now.getTime() + 200 * DAY_MS) },
];

/**
 * How faketime is told to begin at a moment: as a distance, which all processes of a run share whenever they start.
 * @param {Date} now
 * @param {Date} at
 */
export const distanceTo = (now, at) => `+${Math.round((at.getTime() - now.getTime()) / 1000)}`;
