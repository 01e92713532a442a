/** A day as it is entered in a form: in parts, each as it was typed. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** The API takes nobody for older. */
const FIRST_YEAR = 1900;

/** The parts joined with hyphens, as they are validated; empty where nothing was written. core §5 */
export function joinDateParts({ year, month, day }: DateParts): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;
}

/** `2000-2-9` as `2000-02-09`, the way the wire takes days; `null` where there is no such day. */
export function readDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that the month does not have becomes one of its neighbour.
  const isReal = year !== '' && date.getUTCMonth() + 1 === Number(month);
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/** A day that there was; nothing written passes. core §5 */
export function isDateBirth(parts: DateParts): boolean {
  const joined = joinDateParts(parts);
  return joined === '' || (readDay(joined) !== null && Number(parts.year) >= FIRST_YEAR);
}
