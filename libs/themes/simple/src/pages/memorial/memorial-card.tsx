import type { MemorialEntry } from '@shop/feature-account/memorials/memorial-view';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from '../../parts/entry-list.module.css';
import { memorialWords } from './memorial-words';

interface MemorialCardProps {
  readonly entry: MemorialEntry;
  /** The entry is being deleted. */
  readonly isBusy: boolean;
  readonly onDelete: () => void;
}

/** One day: whose it is, what is celebrated, and when it comes next. */
export function MemorialCard({ entry, isBusy, onDelete }: MemorialCardProps) {
  const words = useWords(memorialWords);
  const title = words.title(entry.personName, entry.name || entry.divisionName);
  const which = <VisuallyHidden>{words.ofMemorial(title)}</VisuallyHidden>;
  return (
    <article className={styles.entry}>
      <div className={styles.title}>
        <h2 className={styles.name}>{title}</h2>
        {entry.name !== '' && <span className={styles.division}>{entry.divisionName}</span>}
        <span className={styles.flag}>
          {entry.daysUntil === 0 ? words.today : words.daysUntil(entry.daysUntil)}
        </span>
      </div>
      <p className={styles.line}>{words.date(entry.month, entry.day)}</p>
      <p className={styles.division}>
        <time dateTime={entry.nextDate}>{words.next(formatDayWithWeekday(entry.nextDate))}</time>
      </p>
      {entry.call !== '' && <p className={styles.line}>{words.call(entry.call)}</p>}
      <div className={styles.actions}>
        <LinkButton to={accountPaths.memorialEdit(entry.id)} variant="quiet">
          {words.edit}
          {which}
        </LinkButton>
        <Button variant="quiet" isBusy={isBusy} onClick={onDelete}>
          {words.remove}
          {which}
        </Button>
      </div>
    </article>
  );
}
