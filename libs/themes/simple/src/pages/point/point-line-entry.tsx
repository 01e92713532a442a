import type { PointLine } from '@shop/feature-account/points/point-histories-query';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { formatDate } from '@shop/format/format-day';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import list from '../../parts/history-list.module.css';
import styles from './point-page.module.css';
import { pointWords } from './point-words';

/** One line of the ledger: when, why, how many, and what was left then. */
export function PointLineEntry({ line }: { readonly line: PointLine }) {
  const words = useWords(pointWords);
  const isGain = line.change >= 0;
  const points = formatCount(Math.abs(line.change));
  return (
    <>
      <p className={list.meta}>
        <time dateTime={line.at}>{formatDate(line.at)}</time>
        <span className={list.flag}>{words[line.kind]}</span>
        {line.expiresAt !== null && (
          <span>
            <Unbroken>{words.until(formatDateWithWeekday(line.expiresAt))}</Unbroken>
          </span>
        )}
      </p>
      <div className={`${list.head} ${list.between}`}>
        <span>{line.description}</span>
        <span className={styles.change} data-gain={isGain}>
          {isGain ? words.gained(points) : words.spent(points)}
        </span>
      </div>
      <p className={list.meta}>{words.left(formatCount(line.balance))}</p>
    </>
  );
}
