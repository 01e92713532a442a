import type { EndpointOutput } from '@shop/contract/endpoint';
import type { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { brands, categories, makers, productModels, products, suggestedNames } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { searchWords } from '../products/normalise-search-text';
import { findWords } from '../search/find-words';
import { listFoundIds } from '../search/find-models';
import { loadSynonyms } from '../search/load-synonyms';
import { wordForms, type WordForm } from '../search/word-forms';
import { visibleModels } from '../tags/visible-models';

type Suggestion = EndpointOutput<typeof listProductSuggestionsSpec.schemas>[number];

/** Names of one kind that are looked at: enough to choose the first from, however many begin so. */
const MOST_CANDIDATES = 100;
/** Letters of a name that are stored; see `suggestedNames`. */
const STORED_LETTERS = 100;
/** Sorts after everything that begins with the text before it. */
const AFTER_ALL = '\u{10ffff}';

const NAMED = [
  ['category', categories],
  ['brand', brands],
  ['maker', makers],
] as const;

/**
 * Categories, brands and makers of which the name, the reading or a word in them begins with the text, at most `most`:
 * read from an index, so that it costs the same however many there are.
 */
export async function suggestNames(
  { db, channel }: RouteContext,
  word: string,
  most: number,
): Promise<Suggestion[]> {
  const beginning = [...word].slice(0, STORED_LETTERS).join('');
  const ofKinds = NAMED.map(
    ([kind, table], place) => sql`
      select ${place}::int as place, named.key, named.name, named.position, named.id
      from (
        select distinct named_id from (
          select named_id from ${suggestedNames}
          where channel_id = ${channel.id} and kind = ${kind}
            and ending ~>=~ ${beginning}::text and ending ~<~ ${beginning + AFTER_ALL}::text
          order by ending using ~<~ limit ${MOST_CANDIDATES}) candidates) beginning
      join ${table} named on named.id = beginning.named_id and named.is_show`,
  );
  const { rows } = await db.execute<{ place: number; key: string; name: string }>(sql`
    select place, key, name from (${sql.join(ofKinds, sql` union all `)}) named
    order by place, position, id limit ${most}`);
  return rows.flatMap(({ place, key, name }) => {
    const kind = NAMED[place]?.[0];
    return kind === undefined ? [] : [{ kind, key, text: name }];
  });
}

/** A word as it is being written may be the beginning of a longer one, but not its end. */
const isBeginning = ({ kind }: WordForm) => kind === 'exact' || kind === 'prefix';

/** Products with a word that begins with the text, the most recommended first. */
export async function suggestProducts(
  context: RouteContext,
  word: string,
  most: number,
): Promise<Suggestion[]> {
  const typed = searchWords(word);
  const synonymsOf = await loadSynonyms(context.db, context.channel.id, typed);
  const lists = typed.map((one) => wordForms(one, synonymsOf).filter(isBeginning));
  const words = await findWords(context.db, context.channel.id, lists);
  const ids = await listFoundIds(context.db, {
    words,
    filter: await visibleModels(context),
    isSelective: false,
    ownPrices: null,
    limit: most,
    offset: 0,
  });
  if (ids.length === 0) return [];
  const rows = await context.db
    .select({ id: productModels.id, text: productModels.name })
    .from(productModels)
    .where(inArray(productModels.id, [...ids]));
  const variants = await context.db
    .select({ modelId: products.productModelId, key: products.key })
    .from(products)
    .where(and(eq(products.isShow, true), inArray(products.productModelId, [...ids])))
    .orderBy(asc(products.position), asc(products.id));
  return ids.flatMap((id) => {
    const text = rows.find((row) => row.id === id)?.text;
    const variant = variants.find(({ modelId }) => modelId === id);
    return variant === undefined || text === undefined
      ? []
      : [{ kind: 'product' as const, key: variant.key, text }];
  });
}
