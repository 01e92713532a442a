import type { ApiClient } from '@shop/api-client/api-client';
import { getBusinessCalendar } from '@shop/contract/business-dates/get-business-calendar';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

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

/** The days on which the shop works or is closed, from a day to another, by month. account §7 */
export function businessCalendarQuery(api: ApiClient, startDate: string, endDate: string) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.calendar, startDate, endDate],
    queryFn: async ({ signal }): Promise<readonly BusinessMonthView[]> => {
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
