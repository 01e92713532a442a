import { getBusinessCalendar } from '@shop/contract/business-dates/get-business-calendar';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { calendarPeriod } from './calendar-period';

/** A day of the shop's calendar. */
export interface BusinessDayView {
  /** `2026-06-01`. */
  readonly date: string;
  readonly dayOfMonth: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  readonly isClosed: boolean;
  /** Why the shop is closed, or the name of the holiday; empty on an ordinary day. */
  readonly note: string;
}

/** A month of the shop's calendar. */
export interface BusinessMonthView {
  /** `2026-06`. */
  readonly month: string;
  readonly days: readonly BusinessDayView[];
}

/**
 * The days on which the shop works or is closed, of this month and the next. Which months those are is decided when it is
 * fetched: a page that the server has rendered before midnight shows in the browser what the server has shown. account §7
 */
export function businessCalendarQuery({ api, clock }: Pick<ShopServices, 'api' | 'clock'>) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.calendar],
    queryFn: async ({ signal }): Promise<readonly BusinessMonthView[]> => {
      const { startDate, endDate } = calendarPeriod(new Date(clock.now()));
      const { data } = await api.call(getBusinessCalendar, { query: { startDate, endDate } }, { signal });
      return data.map(({ month, days }) => ({
        month,
        days: days.map((day) => ({
          date: day.date,
          dayOfMonth: Number(day.date.slice(-2)),
          weekday: day.weekday,
          isClosed: day.is_closed,
          note: day.closed_reason ?? day.holiday_name ?? '',
        })),
      }));
    },
  });
}
