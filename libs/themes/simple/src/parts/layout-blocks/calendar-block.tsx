import {
  type BusinessDayView,
  type BusinessMonthView,
  businessCalendarQuery,
} from '@shop/feature-content/business-calendar-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import styles from './calendar-block.module.css';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

const DAYS_OF_WEEK = 7;

/** The days of a month in weeks; null where a week begins or ends in another month. */
function weeksOf(days: readonly BusinessDayView[]): readonly (readonly (BusinessDayView | null)[])[] {
  const cells = [...Array.from<null>({ length: days[0]?.weekday ?? 0 }).fill(null), ...days];
  const count = Math.ceil(cells.length / DAYS_OF_WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, at) => cells[week * DAYS_OF_WEEK + at] ?? null),
  );
}

/** This month and the next, with the days on which the shop is closed. account §7 */
export function CalendarBlock({ block }: KindProps<'calendar'>) {
  const words = useWords(layoutBlockWords);
  const query = useQuery(businessCalendarQuery(useShopServices()));
  return (
    <BlockFrame
      id={block.id}
      title={useBlockTitle(block)}
      query={query}
      isEmpty={(months) => months.length === 0}
    >
      {(months) => (
        <>
          <div className={styles.months}>
            {months.map((month) => (
              <MonthTable key={month.month} month={month} />
            ))}
          </div>
          <p>{words.calendarNote}</p>
        </>
      )}
    </BlockFrame>
  );
}

function MonthTable({ month: { month, days } }: { readonly month: BusinessMonthView }) {
  const words = useWords(layoutBlockWords);
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (
    <table className={styles.month}>
      <caption>{words.month(year, number)}</caption>
      <thead>
        <tr>
          {[...words.weekdays].map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, at) => (
          <tr key={at}>
            {week.map((day, weekday) => (
              <td key={weekday} className={day?.isClosed === true ? styles.closed : undefined}>
                {day?.dayOfMonth}
                {day?.isClosed === true && (
                  <span className={styles.said}>{` ${words.closed} ${day.note}`}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
