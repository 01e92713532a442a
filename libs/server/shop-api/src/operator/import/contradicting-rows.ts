import { createHash } from 'node:crypto';
import { type FlagWords, normaliseFlag } from './flag-words';
import type { FieldColumns, ImportField } from './import-fields';
import type { RowIssue } from './imported-model';
import { namesOfList } from './name-list';
import type { RowReader } from './row-reader';

type ProductField = Exclude<ImportField, 'options'>;

/** What is said of a product and not of one of its variants. */
const PRODUCT_FIELDS: readonly ProductField[] = [
  ...(['name', 'nameKana', 'catchCopy', 'description', 'maker', 'brand', 'categories', 'tags'] as const),
  ...(['taxRate', 'shippingDays', 'isShow'] as const),
];
/** Of a longer text the beginning is kept, and a hash of all of it. */
const LONGEST = 40;
const HASH_LENGTH = 12;
const BETWEEN = '\u0001';

/** What a cell means: spellings of the same are no contradiction. */
function meaningOf(field: ProductField, cell: string, { yes, no }: FlagWords): string {
  if (field === 'taxRate') return cell.normalize('NFKC').replace('%', '');
  if (field === 'shippingDays') return cell.normalize('NFKC');
  if (field === 'categories') return cell.replace(/\s*([>|,\\¥])\s*/g, '$1');
  if (field === 'tags') return namesOfList(cell).toSorted().join('、');
  if (field !== 'isShow') return cell;
  const flag = normaliseFlag(cell);
  return yes.includes(flag) ? '1' : no.includes(flag) ? '0' : flag;
}

/** What is kept of a cell of a product's first row. */
function kept(field: ProductField, cell: string, words: FlagWords): string {
  if (cell.length <= LONGEST) return cell;
  const text = meaningOf(field, cell, words);
  return `${text.slice(0, LONGEST)}…${createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)}`;
}

const written = (text: string): string => {
  if (text === '') return '空欄';
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return shown.replace(/\s+/g, ' ');
};

/** Finds rows that say something else of a product than its first row, which would be lost. */
export class ContradictingRows {
  /** The first rows of products by their codes, in one string each, as there may be many. */
  private readonly first = new Map<string, { readonly line: number; readonly texts: string }>();

  /** What a row contradicts; a row after the first one need not repeat what is said of the product. */
  find(row: RowReader, code: string, { fields, deleted }: FieldColumns): readonly RowIssue[] {
    const cells = new Map<string, ProductField>(
      PRODUCT_FIELDS.flatMap((field) => fields[field].map((heading) => [heading, field] as const)),
    );
    if (deleted !== undefined) cells.set(deleted, 'isShow');
    const words = row.conventions.shownWords;
    const given = [...cells].map(([heading, field]) => {
      const text = kept(field, row.cell(heading), words);
      return { heading, text, meaning: meaningOf(field, text, words), field };
    });
    const first = this.first.get(code);
    if (first === undefined) {
      this.first.set(code, { line: row.line, texts: given.map(({ text }) => text).join(BETWEEN) });
      return [];
    }
    const before = first.texts.split(BETWEEN);
    return given.flatMap(({ heading, text, meaning, field }, index) => {
      const other = before[index] ?? '';
      if (text === '' || meaning === meaningOf(field, other, words)) return [];
      return [
        {
          ...{ line: row.line, code, field: heading },
          reason: `同じ商品番号（${code}）の ${first.line} 行目（${written(other)}）と違います`,
        },
      ];
    });
  }
}
