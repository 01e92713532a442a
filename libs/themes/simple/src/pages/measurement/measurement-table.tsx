import { measuredParts } from '@shop/feature-account/measurements/measured-parts';
import type { MeasurementView } from '@shop/feature-account/measurements/measurements-query';
import { useDeleteMeasurement } from '@shop/feature-account/measurements/use-delete-measurement';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import styles from './measurement-page.module.css';
import { measurementWords } from './measurement-words';

/** What is scrolled takes the focus, so that the arrow keys scroll it. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

interface MeasurementTableProps {
  readonly entries: readonly MeasurementView[];
  /** The button has gone with what it deleted: moves the focus. */
  readonly onDeleted: () => void;
}

/** Every measurement, the latest on the left, each with a button that deletes it. Wider than a telephone: it is scrolled on its own. */
export function MeasurementTable({ entries, onDeleted }: MeasurementTableProps) {
  const words = useWords(measurementWords);
  return (
    <div role="region" aria-label={words.tableOf} {...SCROLLED_BY_KEYS} className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.tableOf}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {entries.map(({ id, day }) => (
              <th key={id} scope="col">
                <time dateTime={day}>{formatDate(day)}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measuredParts.map(({ part, name, unit }) => (
            <tr key={part}>
              <th scope="row">{words.partWithUnit(name, unit)}</th>
              {entries.map(({ id, values }) => (
                <td key={id}>{values[part] ?? <Missing />}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.removing}</th>
            {entries.map((entry) => (
              <td key={entry.id}>
                <RemoveEntry entry={entry} onDeleted={onDeleted} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface RemoveEntryProps extends Pick<MeasurementTableProps, 'onDeleted'> {
  readonly entry: MeasurementView;
}

/** Deletes one measurement, once the member has said yes. */
function RemoveEntry({ entry: { id, day }, onDeleted }: RemoveEntryProps) {
  const words = useWords(measurementWords);
  const { mutateAsync } = useDeleteMeasurement();
  const date = formatDate(day);
  return (
    <DeleteWithQuestion
      question={words.removeOneQuestion(date)}
      consequence={words.removeOneConsequence(date)}
      done={words.removedOne(date)}
      remove={() => mutateAsync(id)}
      onDone={onDeleted}
    >
      <VisuallyHidden>{words.ofEntry(date)}</VisuallyHidden>
    </DeleteWithQuestion>
  );
}

/** A part that was not measured then. */
function Missing() {
  const words = useWords(measurementWords);
  return (
    <>
      <span aria-hidden="true">{words.noValue}</span>
      <VisuallyHidden>{words.notTaken}</VisuallyHidden>
    </>
  );
}
