import type { GridCell } from '@shop/feature-cart/destinations/read-share-block';
import { TextCell } from '@shop/ui-kit/text-cell';
import { nextCell } from './next-cell';
import type { ShareCell } from './use-share-cells';

interface ShareCellFieldProps {
  readonly at: GridCell;
  readonly cell: ShareCell;
  /** タオルギフト お届け先1 山田 花子 様 数量 */
  readonly label: string;
  /** Where its fault is said. */
  readonly faultId: string;
}

const MAX_LENGTH = 10;

/** The data that names a field for the way from cell to cell. */
const nameOf = ({ row, column }: GridCell): string => `${row},${column}`;

/** The number of pieces of one product for one recipient. Keys lead on as in a spreadsheet; Tab is the browser's. */
export function ShareCellField({ at, cell, label, faultId }: ShareCellFieldProps) {
  const { text, fault, write, leave, paste } = cell;
  return (
    <TextCell
      aria-label={label}
      aria-invalid={fault?.isOfText === true || undefined}
      aria-describedby={fault === null ? undefined : faultId}
      autoComplete="off"
      inputMode="numeric"
      maxLength={MAX_LENGTH}
      data-cell={nameOf(at)}
      value={text}
      onChange={({ target }) => write(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={leave}
      onPaste={(event) => {
        if (paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      onKeyDown={(event) => {
        const { ctrlKey, metaKey, altKey, key, shiftKey, nativeEvent, currentTarget: field } = event;
        // A key of the input method, or of the browser, leads nowhere.
        if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
        const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
        const next = nextCell(at, { key, shiftKey, text: field.value, from, to });
        // Enter sends no form here, also where there is no cell below.
        if (next !== null) event.preventDefault();
        if (next !== null)
          field
            .closest('table')
            ?.querySelector<HTMLElement>(`[data-cell="${nameOf(next)}"]`)
            ?.focus();
      }}
    />
  );
}
