import { MeasuredPart } from '@shop/contract/timeseries/measurement';
import { isBodyCell } from '@shop/validation/body-range';
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

const PARTS = MeasuredPart.options.join(' ');

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
    /** The columns of the wearer's body: which part each is for. */
    body: v.optional(
      v.record(
        v.string(),
        v.picklist(MeasuredPart.options, bilingual(`次のどれかです: ${PARTS}`, `one of: ${PARTS}`)),
        bilingual('列の名前と測る場所の組です', 'must be the names of columns, each with a part of the body'),
      ),
      {},
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
  v.forward(
    v.check(
      ({ columns, body }) => Object.keys(body).every((column) => columns.includes(column)),
      bilingual('columns にない列があります', 'names a column that is not among the columns'),
    ),
    ['body'],
  ),
  v.forward(
    v.check(
      ({ columns, body, sizes }) =>
        sizes.every(({ values }) =>
          columns.every((column, at) => !Object.hasOwn(body, column) || isBodyCell(values[at] ?? '')),
        ),
      bilingual(
        'body の列は 155〜160 の形（〜150、175〜 も可）か — で書いてください',
        'the columns of body hold ranges such as 155〜160 (〜150 and 175〜 too) or —',
      ),
    ),
    ['body'],
  ),
);
export type SizeTableFields = v.InferOutput<typeof SizeTableFields>;
