import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { brands, makers, productModelTags, tags } from '../../db/schema';
import type { Facet, ListPrices } from './facet-row';
import {
  categoryTree,
  coloured,
  type FacetCounting,
  hasOwnPrices,
  priceWithTax,
  REPRESENTATIVES,
  textArray,
} from './facet-sources';
import { type CountedProducts, foundProducts, foundVariants } from './found-products';

/** A row of the statement; the key of `total` is the number of products that it looked at. */
export interface PricesRow extends Record<string, unknown> {
  readonly facet: Facet | 'total';
  readonly key: string | null;
  readonly name: string | null;
  readonly parent: string | null;
  readonly is_chosen: boolean;
  readonly prices: readonly number[];
}

/** The products with what they cost. */
const priced = (products: CountedProducts): SQL => sql`
  select found.id, maker_id, brand_id, category_ids, can_be_bought, ${
    hasOwnPrices(products)
      ? sql`representative.paid from found join (
          select model_id, ${priceWithTax(products)} as paid from ${REPRESENTATIVES}) representative on representative.model_id = found.id`
      : sql`${priceWithTax(products)} as paid from found where price is not null`
  }`;

/** The values of a table that products have or that are chosen. */
const named = (
  facet: Facet,
  table: typeof makers | typeof brands | typeof tags,
  {
    prices,
    keys,
    channelId,
    isNamed = sql`true`,
  }: {
    readonly prices: SQL;
    readonly keys: readonly string[] | undefined;
    readonly channelId: number;
    readonly isNamed?: SQL;
  },
): SQL => sql`
  (select ${facet}::text, ${table.key}, ${table.name}, null::text, ${table.key} = any(${textArray(keys)}),
    coalesce(one.prices, '{}')
  from ${table} left join (${prices}) one on one.id = ${table.id}
  where ${table.channelId} = ${channelId} and ${table.isShow} and ${isNamed}
    and (one.id is not null or ${table.key} = any(${textArray(keys)}))
  order by ${table.position}, ${table.id})`;

/** The uppermost categories, and those below the chosen one and the ones above it. */
const openCategories = (chosen: string | undefined): SQL => sql`
  (with open as (select unnest(way) as id from tree where key = ${chosen ?? null}::text),
  named as (select * from tree where parent_id is null or parent_id in (select id from open)),
  placed as (
    select step as id, array_agg(paid) as prices from (
      select distinct priced.id, step, paid
      from priced cross join lateral unnest(category_ids) as link(category_id)
      join tree on tree.id = link.category_id cross join lateral unnest(tree.way) as step
      where step in (select id from named)) as one
    group by step)
  select 'category'::text, key, name, parent_key, named.id in (select id from open), coalesce(placed.prices, '{}')
  from named left join placed on placed.id = named.id
  where placed.id is not null or named.id in (select id from open)
  order by position, named.id)`;

/** The prices of one facet, as a part of the statement. */
function pricesOf(facet: Facet, { products, chosen, openedTags }: FacetCounting): SQL {
  const { channelId } = products;
  switch (facet) {
    case 'category':
      return openCategories(chosen.category);
    case 'maker':
      return named('maker', makers, {
        prices: sql`select maker_id as id, array_agg(paid) as prices from priced group by maker_id`,
        keys: chosen.maker,
        channelId,
      });
    case 'brand':
      return named('brand', brands, {
        prices: sql`select brand_id as id, array_agg(paid) as prices from priced group by brand_id`,
        keys: chosen.brand,
        channelId,
      });
    case 'tag':
      return named('tag', tags, {
        prices: sql`select mark.tag_id as id, array_agg(paid) as prices
          from priced join ${productModelTags} mark on mark.product_model_id = priced.id group by mark.tag_id`,
        keys: chosen.tag,
        channelId,
        isNamed: sql`(${tags.passwordHash} is null or ${tags.id} = any(${sql.param([...openedTags])}::int[]))`,
      });
    case 'colour':
      return sql`
        (select 'colour'::text, colour, colour, null::text, colour = any(${textArray(chosen.colour)}),
          array_agg(${priceWithTax(products)})
        from ${coloured(products)} group by colour order by colour)`;
    case 'price':
      return sql`
        (select 'price'::text, null::text, null::text, null::text, false, coalesce(array_agg(paid), '{}') from priced)`;
    case 'in_stock':
      return sql`
        (select 'in_stock'::text, null::text, null::text, null::text, false, coalesce(array_agg(paid), '{}')
        from priced where can_be_bought)`;
  }
}

/**
 * The statement that lists at which prices products have each value of facets: one pass over the products that a filter leaves,
 * where they are no more than `most`. It costs what counting them costs, and counts them between any prices.
 */
export function listFacetPrices(db: Executor, counting: FacetCounting) {
  const { products, facets } = counting;
  const parts = facets.map((facet) => pricesOf(facet, counting));
  const total = sql`(select 'total'::text as facet, count(*)::text as key, null::text as name, null::text as parent,
    false as is_chosen, '{}'::int[] as prices from looked_at)`;
  return db.execute<PricesRow>(sql`
    with recursive looked_at as materialized (${foundProducts(products)}),
    found as materialized (select * from looked_at where (select count(*) from looked_at) <= ${products.most}::int),
    ${hasOwnPrices(products) ? sql`variants as materialized (${foundVariants(products)}),` : sql``}
    priced as materialized (${priced(products)}),
    tree as (${categoryTree(products.channelId)})
    ${sql.join([total, ...parts], sql` union all `)}`);
}

/** What the statement found; nothing where there are more than `most` products. */
export function readFacetPrices(rows: readonly PricesRow[], most: number): ListPrices {
  const isWhole = rows.every(({ facet, key }) => facet !== 'total' || Number(key) <= most);
  const values = rows.flatMap(({ facet, key, name, parent, is_chosen: isChosen, prices }) =>
    facet === 'total' ? [] : [{ facet, key, name, parent, isChosen, prices: Int32Array.from(prices).sort() }],
  );
  return { isWhole, values };
}
