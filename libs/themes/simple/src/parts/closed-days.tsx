import type { ClosedPeriod } from '@shop/feature-cart/delivery/closed-periods';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import styles from './closed-days.module.css';
import { closedDaysWords } from './closed-days-words';
import disclosure from './disclosure.module.css';

/** Which days cannot be chosen, and why. */
export function ClosedDays({ periods }: { readonly periods: readonly ClosedPeriod[] }) {
  const words = useWords(closedDaysWords);
  if (periods.length === 0) return null;
  return (
    <details className={classNames(disclosure.disclosure, styles.days)}>
      <summary>{words.heading}</summary>
      <ul>
        {periods.map(({ from, to, reason }) => (
          <li key={from}>
            {from === to
              ? words.day(formatDateWithWeekday(from), reason)
              : words.period(formatDateWithWeekday(from), formatDateWithWeekday(to), reason)}
          </li>
        ))}
      </ul>
    </details>
  );
}
