import { LayoutBlockContent } from '@shop/contract/layouts/layout-block';
import * as v from 'valibot';
import { findRemovedHtml } from '../../html/sanitise-html';
import { findUnfilledTerms } from '../../shop-terms/fill-terms';
import { fieldsOf, flag, lineOf, textOf } from './content-fields';
import { bilingual } from './content-issue';

const TITLE_MAX = 200;
const KEY_MAX = 100;
const BODY_MAX = 20_000;
const ENTRIES_MAX = 30;
const BLOCKS_MAX = 40;

const limited = bilingual(`1 から ${ENTRIES_MAX} までの整数です`, `a whole number from 1 to ${ENTRIES_MAX}`);
const Limit = v.pipe(
  v.number(limited),
  v.integer(limited),
  v.minValue(1, limited),
  v.maxValue(ENTRIES_MAX, limited),
);
const Key = lineOf(KEY_MAX, 1);
const Sort = v.picklist(
  ['recommended', 'new', 'price_asc', 'price_desc'],
  bilingual(
    'recommended、new、price_asc、price_desc のどれかです',
    'must be recommended, new, price_asc or price_desc',
  ),
);
const Body = v.pipe(
  textOf(BODY_MAX),
  v.check(
    (html) => findRemovedHtml(html).length === 0,
    bilingual(
      '使えない要素、属性、リンクがあります',
      'holds an element, attribute or link that is not allowed',
    ),
  ),
  v.check(
    (html) => findUnfilledTerms(html, { isFilled: true }).length === 0,
    bilingual('使えない差し込みがあります', 'names a term of sale that there is not'),
  ),
);

const blockOf = <const Kind extends LayoutBlockContent['kind'], Entries extends v.ObjectEntries>(
  kind: Kind,
  payload: Entries,
) =>
  fieldsOf({
    kind: v.literal(kind),
    title: v.optional(lineOf(TITLE_MAX), ''),
    show: flag(true),
    ...payload,
  });

const KINDS = [
  blockOf('hero', {}),
  blockOf('reasons', {}),
  blockOf('categories', {}),
  blockOf('calendar', {}),
  blockOf('banners', { area: Key }),
  blockOf('collection', { alias: Key, limit: Limit }),
  blockOf('products', { tag: v.optional(v.nullable(Key), null), sort: Sort, limit: Limit }),
  blockOf('ranking', { limit: Limit }),
  blockOf('whats-new', { limit: Limit }),
  blockOf('recently-viewed', { limit: Limit }),
  blockOf('news', { limit: Limit }),
  blockOf('blogs', { limit: Limit }),
  blockOf('stylists', { limit: Limit }),
  blockOf('catalogs', { limit: Limit }),
  blockOf('free-area', { code: Key }),
  blockOf('html', { body: Body }),
] as const;
const kindNames = KINDS.map(({ entries }) => entries.kind.literal).join(', ');

/** A block of a page as a file holds it: its kind, and what that kind needs, side by side. */
const Block = v.pipe(
  v.variant('kind', KINDS, bilingual(`ブロックの種類は ${kindNames} です`, `a block is one of ${kindNames}`)),
  v.transform(({ kind, title, show, ...payload }) => ({
    title,
    show,
    content: v.parse(LayoutBlockContent, { kind, payload }),
  })),
);

/** The front matter of a layout. */
export const LayoutFields = fieldsOf({
  blocks: v.pipe(
    v.array(Block, bilingual('ブロックの一覧です', 'must be a list of blocks')),
    v.minLength(1, bilingual('ブロックが一つもありません', 'has no block')),
    v.maxLength(BLOCKS_MAX, bilingual(`ブロックは ${BLOCKS_MAX} 個までです`, `at most ${BLOCKS_MAX} blocks`)),
    v.check(
      (blocks) => blocks.filter(({ content }) => content.kind === 'hero').length <= 1,
      bilingual('hero は一つだけ置けます', 'there is one hero at most'),
    ),
  ),
});
export type LayoutFields = v.InferOutput<typeof LayoutFields>;
export type LayoutFileBlock = LayoutFields['blocks'][number];

/** A block in a front matter, without what holds anyway. */
export function formatBlock({ title, show, content }: LayoutFileBlock): Readonly<Record<string, unknown>> {
  const { kind, payload } = content;
  return {
    kind,
    ...(title === '' ? {} : { title }),
    ...Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null)),
    ...(show ? {} : { show }),
  };
}
