import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { DateText } from '../wire/timestamp';

const schemas = {
  query: v.object({ startDate: DateText, endDate: DateText }),
  response: v.array(
    v.object({
      /** `2026-06`. */
      month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
      days: v.array(
        v.object({
          date: DateText,
          /** 0 Sunday to 6 Saturday. */
          weekday: v.number(),
          is_closed: v.boolean(),
          is_holiday: v.boolean(),
          /** Name of the national holiday. */
          holiday_name: v.nullable(v.string()),
          /** Why the shop is closed; null on a working day. */
          closed_reason: v.nullable(v.string()),
        }),
      ),
    }),
  ),
};

/** The days of a period by month: closed days, and national holidays with their names. At most 400 days. account §7 */
export const getBusinessCalendar: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/business-dates/monthly/calendar/front',
  auth: 'any',
  responseType: 'json',
};

export const getBusinessCalendarSpec = specify({
  endpoint: getBusinessCalendar,
  schemas,
  summary: '営業日カレンダー',
  errors: [],
});
