import { END_OF_MONTH } from '../db/schema';
import type { TokyoDay } from '../tokyo-time/tokyo-day';

/** When what left a shop is billed and paid. */
export interface BillingTerms {
  readonly closingDay: number;
  readonly paymentMonths: number;
  readonly paymentDay: number;
}

const MONTHS_OF_YEAR = 12;
const MONTH_LENGTH = 2;

const twoDigits = (number: number): string => String(number).padStart(MONTH_LENGTH, '0');

/** The day of the month that lies so many months after that of `day`; 31 stands for its last day. */
function dayOfMonth(day: TokyoDay, monthsLater: number, dayNumber: number): TokyoDay {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const months = year * MONTHS_OF_YEAR + month - 1 + monthsLater;
  const inYear = Math.floor(months / MONTHS_OF_YEAR);
  const inMonth = (months % MONTHS_OF_YEAR) + 1;
  // The day before the first of the month after it.
  const last = new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate();
  return `${inYear}-${twoDigits(inMonth)}-${twoDigits(dayNumber === END_OF_MONTH ? last : dayNumber)}`;
}

/** The first closing day from this day on: what leaves on a closing day is billed on it. */
export function closingDayFrom(day: TokyoDay, { closingDay }: Pick<BillingTerms, 'closingDay'>): TokyoDay {
  const ofMonth = dayOfMonth(day, 0, closingDay);
  return day <= ofMonth ? ofMonth : dayOfMonth(day, 1, closingDay);
}

/** The day until which a company pays for what left on this day. */
export const companyDueDay = (shippedOn: TokyoDay, terms: BillingTerms): TokyoDay =>
  dayOfMonth(closingDayFrom(shippedOn, terms), terms.paymentMonths, terms.paymentDay);

const dayText = (dayNumber: number): string => (dayNumber === END_OF_MONTH ? '末日' : `${dayNumber}日`);

/** 毎月20日締め */
export const closingText = ({ closingDay }: Pick<BillingTerms, 'closingDay'>): string =>
  `毎月${dayText(closingDay)}締め`;

const MONTH_NAMES: Readonly<Record<number, string>> = { 0: '当月', 1: '翌月', 2: '翌々月' };

/** 翌月末日払い */
export const paymentTermText = ({
  paymentMonths,
  paymentDay,
}: Pick<BillingTerms, 'paymentMonths' | 'paymentDay'>): string =>
  `${MONTH_NAMES[paymentMonths] ?? `${paymentMonths}か月後の`}${dayText(paymentDay)}払い`;
