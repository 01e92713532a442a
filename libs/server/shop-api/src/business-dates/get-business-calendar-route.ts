import { getBusinessCalendarSpec } from '@shop/contract/business-dates/get-business-calendar';
import { validationMessages } from '@shop/validation/messages';
import { invalidFields } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { createBusinessCalendar } from '../shipping-leadtime/business-calendar';
import { listCalendarExceptions } from '../shipping-leadtime/delivery-store';
import { nationalHoliday } from '../shipping-leadtime/national-holidays';
import { addDays, type TokyoDay, weekdayOf } from '../tokyo-time/tokyo-day';

/** A little more than a year. */
const MAX_DAYS = 400;

const MONTH_LENGTH = 'YYYY-MM'.length;

/** Every day from the first to the last, both included. */
function daysBetween(first: TokyoDay, last: TokyoDay): readonly TokyoDay[] {
  if (last < first) throw invalidFields({ endDate: [validationMessages.minDate()] });
  if (addDays(first, MAX_DAYS) <= last)
    throw invalidFields({ endDate: [`期間は${MAX_DAYS}日以内で指定してください`] });
  const days: TokyoDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** GET /v1/business-dates/monthly/calendar/front */
export const getBusinessCalendarRoute = defineRoute(getBusinessCalendarSpec, async (context, { query }) => {
  const days = daysBetween(query.startDate, query.endDate);
  const exceptions = await listCalendarExceptions(context.db, context.channel.id, query.startDate);
  const { closedReason } = createBusinessCalendar(exceptions);
  const months = new Map<string, TokyoDay[]>();
  for (const day of days) {
    const month = day.slice(0, MONTH_LENGTH);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  context.response.paginate(months.size, 1, 'all');
  return [...months].map(([month, itsDays]) => ({
    month,
    days: itsDays.map((date) => {
      const reason = closedReason(date);
      const holiday = nationalHoliday(date);
      return {
        date,
        weekday: weekdayOf(date),
        is_closed: reason !== null,
        is_holiday: holiday !== null,
        holiday_name: holiday,
        closed_reason: reason,
      };
    }),
  }));
});
