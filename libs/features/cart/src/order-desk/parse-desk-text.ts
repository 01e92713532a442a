import { type DeskEntry, deskEntry, isBlank } from './desk-row';
import { splitCells } from './split-cells';

/** The headings of a file; without them the number stands first and the quantity second. */
export const DESK_HEADINGS = ['商品番号', '数量'] as const;

/** What a text held; or the line, counted from one, in which a quote begins that never ends. */
export type DeskText =
  | { readonly kind: 'entries'; readonly entries: readonly DeskEntry[] }
  | { readonly kind: 'unclosed-quote'; readonly line: number };

/**
 * The entries of cells that were copied from a spreadsheet, or of a CSV file: one row a line, with tabs or commas between
 * the cells, which may stand in quotes. Lines in which nothing is written are passed over. A quote that never ends would
 * swallow the lines after it, so nothing is read then.
 */
export function parseDeskText(text: string): DeskText {
  const plain = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  // A spreadsheet puts tabs between cells, so commas beside tabs belong to the cells.
  const { lines, unclosedAt } = splitCells(plain, plain.includes('\t') ? '\t' : ',');
  if (unclosedAt !== null) return { kind: 'unclosed-quote', line: unclosedAt };
  const [first = [], ...others] = lines;
  const headings = first.map((cell) => cell.normalize('NFKC').trim());
  const [code, quantity] = DESK_HEADINGS.map((heading) => headings.indexOf(heading));
  const hasHeadings = code !== undefined && code >= 0;
  const at = hasHeadings ? { code, quantity: quantity ?? -1 } : { code: 0, quantity: 1 };
  const entries = (hasHeadings ? others : [first, ...others])
    .map((cells) => deskEntry(cells[at.code] ?? '', cells[at.quantity] ?? ''))
    .filter((entry) => !isBlank(entry));
  return { kind: 'entries', entries };
}
