import type { DeskReport } from '@shop/feature-cart/order-desk/desk-report';
import type { DeskEntry, DeskRow } from '@shop/feature-cart/order-desk/desk-row';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { DeskTableRow } from './desk-table-row';
import styles from './order-desk-page.module.css';
import { orderDeskWords } from './order-desk-words';

interface DeskTableProps {
  readonly rows: readonly DeskRow[];
  readonly report: DeskReport;
  /** The ids of the rows to show; null: all. */
  readonly shown: ReadonlySet<number> | null;
  readonly onWrite: (id: number, part: Partial<DeskEntry>) => void;
}

/** The rows, on a telephone as cards. A row keeps its number where others are not shown. */
export function DeskTable({ rows, report, shown, onWrite }: DeskTableProps) {
  const words = useWords(orderDeskWords);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.rows}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) =>
          shown === null || shown.has(row.id) ? (
            <DeskTableRow
              key={row.id}
              row={row}
              number={at + 1}
              checked={report.get(row.id)}
              onWrite={onWrite}
            />
          ) : null,
        )}
      </tbody>
    </table>
  );
}
