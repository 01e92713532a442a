import { readDay } from '../date-birth/date-birth';

/** A day on or after another, both `YYYY-MM-DD`; the same day passes, and so does what is empty. core §5 */
export function isMinDate(text: string, minimum: string): boolean {
  if (text === '') return true;
  const day = readDay(text);
  const first = readDay(minimum);
  return day !== null && (first === null || day >= first);
}
