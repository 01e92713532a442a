import { closingDayFrom } from '../companies/company-days';
import type { CompanyRow } from '../companies/company-store';
import { addDays, type TokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';

/** What decides when a company is closed next. */
export type ClosedCompany = Pick<CompanyRow, 'closingDay' | 'closedOn' | 'createdAt'>;

/** The first day that no closing has looked through. */
export const firstOpenDay = ({ closedOn, createdAt }: ClosedCompany): TokyoDay =>
  closedOn === null ? tokyoDayOf(createdAt) : addDays(closedOn, 1);

/** The closing day that comes next, once it is over; null while it lasts or lies ahead. */
export function closingToMake(company: ClosedCompany, now: Date): TokyoDay | null {
  const day = closingDayFrom(firstOpenDay(company), company);
  return day < tokyoDayOf(now) ? day : null;
}
