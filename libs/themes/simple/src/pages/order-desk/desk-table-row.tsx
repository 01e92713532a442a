import type { CheckedRow } from '@shop/feature-cart/order-desk/desk-report';
import type { DeskEntry, DeskRow } from '@shop/feature-cart/order-desk/desk-row';
import { MAX_DESK_CODE, MAX_DESK_QUANTITY } from '@shop/contract/order-desk/order-desk-limits';
import { TextCell } from '@shop/ui-kit/text-cell';
import { useWords } from '@shop/theming/use-words';
import { memo } from 'react';
import { isOfQuantity } from './fault-text';
import styles from './order-desk-page.module.css';
import { orderDeskWords } from './order-desk-words';
import { RowResult } from './row-result';

interface DeskTableRowProps {
  readonly row: DeskRow;
  /** Counted from one. */
  readonly number: number;
  readonly checked: CheckedRow | undefined;
  readonly onWrite: (id: number, part: Partial<DeskEntry>) => void;
}

/** One row: number and quantity to write, and what the check said of it. A row that stays the same is not rendered again. */
export const DeskTableRow = memo(function DeskTableRow({ row, number, checked, onWrite }: DeskTableRowProps) {
  const words = useWords(orderDeskWords);
  const resultId = `order-desk-result-${row.id}`;
  const faults = checked?.faults ?? [];
  const describedBy = checked === undefined ? undefined : resultId;
  return (
    <tr className={styles.row} data-faulty={faults.length > 0 || undefined}>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      <td data-label={words.code}>
        <TextCell
          aria-label={words.codeOf(number)}
          aria-invalid={faults.some((fault) => !isOfQuantity(fault)) || undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          maxLength={MAX_DESK_CODE}
          value={row.code}
          onChange={({ target }) => onWrite(row.id, { code: target.value })}
        />
      </td>
      <td data-label={words.quantity}>
        <TextCell
          aria-label={words.quantityOf(number)}
          aria-invalid={faults.some(isOfQuantity) || undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          inputMode="numeric"
          maxLength={MAX_DESK_QUANTITY}
          value={row.quantity}
          onChange={({ target }) => onWrite(row.id, { quantity: target.value })}
        />
      </td>
      <td className={styles.result} id={resultId}>
        {checked !== undefined && <RowResult checked={checked} />}
      </td>
    </tr>
  );
});
