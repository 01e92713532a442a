import * as v from 'valibot';
import { fieldsOf, lineOf, textOf, Title } from '../content-fields';
import { bilingual } from '../content-issue';

const UNIT_MAX = 20;
const CELL_MAX = 100;
const NOTE_MAX = 2_000;
const COLUMNS_MAX = 12;
const ROWS_MAX = 100;
const PRODUCTS_MAX = 2_000;
const CODE_MAX = 60;

const list = bilingual('一覧です', 'must be a list');
const atMost = (longest: number) => bilingual(`${longest} 個までです`, `at most ${longest}`);
const isUnique = (texts: string[]) => new Set(texts).size === texts.length;
const unique = bilingual('同じものが二つあります', 'has the same twice');

const Cells = v.pipe(v.array(lineOf(CELL_MAX), list), v.maxLength(COLUMNS_MAX, atMost(COLUMNS_MAX)));

/** The front matter of a size table: what is measured, and the measures of each size. */
export const SizeTableFields = v.pipe(
  fieldsOf({
    name: Title,
    unit: v.optional(lineOf(UNIT_MAX), 'cm'),
    columns: v.pipe(
      v.array(lineOf(CELL_MAX, 1), list),
      v.minLength(1, bilingual('一つ以上必要です', 'needs one at least')),
      v.maxLength(COLUMNS_MAX, atMost(COLUMNS_MAX)),
      v.check(isUnique, unique),
    ),
    sizes: v.pipe(
      v.array(fieldsOf({ size: lineOf(CELL_MAX, 1), values: Cells }), list),
      v.minLength(1, bilingual('一つ以上必要です', 'needs one at least')),
      v.maxLength(ROWS_MAX, atMost(ROWS_MAX)),
      v.check((rows) => isUnique(rows.map(({ size }) => size)), unique),
    ),
    note: v.optional(textOf(NOTE_MAX), ''),
    products: v.pipe(
      v.optional(v.array(lineOf(CODE_MAX, 1), list), []),
      v.maxLength(PRODUCTS_MAX, atMost(PRODUCTS_MAX)),
      v.transform((codes) => [...new Set(codes)].sort()),
    ),
  }),
  v.check(
    ({ columns, sizes }) => sizes.every(({ values }) => values.length === columns.length),
    bilingual('値の数が columns と合わない行があります', 'a row has not as many values as there are columns'),
  ),
);
export type SizeTableFields = v.InferOutput<typeof SizeTableFields>;
