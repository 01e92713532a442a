import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { brands, makers, productModelTags, tags } from '../../db/schema';
import { hasBounds, type ProductFilter } from '../product-filter';
import { type Facet, type FacetRow, MOST_VALUES } from './facet-row';
import {
  categoryTree,
  coloured,
  type FacetCounting,
  fitting,
  hasOwnPrices,
  priceWithTax,
  REPRESENTATIVES,
  textArray,
} from './facet-sources';
import { type CountedProducts, foundProducts, foundVariants } from './found-products';
import { withinPriceBounds } from '../price-bounds';
import { PRICE_BOUNDS } from './price-bands';

/** The values of a table that have counted products or are chosen. */
const named = (
  facet: Facet,
  table: typeof makers | typeof brands | typeof tags,
  {
    counts,
    keys,
    channelId,
    isNamed = sql`true`,
  }: {
    readonly counts: SQL;
    readonly keys: readonly string[] | undefined;
    readonly channelId: number;
    readonly isNamed?: SQL;
  },
): SQL => sql`
  (select ${facet}::text as facet, ${table.key} as key, ${table.name} as name, null::text as parent,
    coalesce(counts.count, 0) as count
  from ${table} left join (${counts}) counts on counts.id = ${table.id}
  where ${table.channelId} = ${channelId} and ${table.isShow} and ${isNamed}
    and (counts.count > 0 or ${table.key} = any(${textArray(keys)}))
  order by ${table.key} = any(${textArray(keys)}) desc, counts.count desc nulls last, ${table.position}, ${table.id}
  limit ${MOST_VALUES}::int)`;

/** The uppermost categories, and those below the chosen one and the ones above it. */
const openCategories = (chosen: string | undefined): SQL => sql`
  (with open as (select unnest(way) as id from tree where key = ${chosen ?? null}::text),
  counts as (
    select step as id, sum(alike)::int as count from (
      select distinct step, category_ids, alike
      from (select category_ids, count(*) as alike from found group by category_ids) as filed
      cross join lateral unnest(category_ids) as link(category_id)
      join tree on tree.id = link.category_id cross join lateral unnest(tree.way) as step) as placed_in
    group by step),
  placed as (
    select tree.*, coalesce(counts.count, 0) as count, row_number() over (
      partition by tree.parent_id
      order by tree.id in (select id from open) desc, counts.count desc nulls last, tree.position, tree.id) as place
    from tree left join counts on counts.id = tree.id
    where (tree.parent_id is null or tree.parent_id in (select id from open))
      and (counts.count > 0 or tree.id in (select id from open)))
  select 'category'::text, key, name, parent_key, count from placed
  where place <= ${MOST_VALUES}::int order by count desc, position, id)`;

/** Colours between prices: the first variant of each must lie there. */
const colourCountsBetween = (products: CountedProducts, chosen: ProductFilter): SQL => sql`
  select colour, count(*)::int as count from ${coloured(products)}
  where ${withinPriceBounds(chosen, {
    ...{ price: sql`price`, taxRate: sql`tax_rate` },
    sums: products.view.sums,
  })} group by colour`;

/** Colours at any price: products that have the same ones are counted together. */
const colourCounts = (products: CountedProducts): SQL => sql`
  select colour, sum(alike)::int as count from (
    select unnest(${fitting(products, sql`colours`)}) as colour, alike
    from (select colours, stocked_colours, count(*) as alike from found group by colours, stocked_colours) as coloured) as one
  group by colour`;

/** The counts of one facet, as a part of the statement. */
function countOf(facet: Facet, { products, chosen, openedTags }: FacetCounting): SQL {
  const { channelId } = products;
  switch (facet) {
    case 'category':
      return openCategories(chosen.category);
    case 'maker':
      return named('maker', makers, {
        counts: sql`select maker_id as id, count(*)::int as count from found group by maker_id`,
        keys: chosen.maker,
        channelId,
      });
    case 'brand':
      return named('brand', brands, {
        counts: sql`select brand_id as id, count(*)::int as count from found group by brand_id`,
        keys: chosen.brand,
        channelId,
      });
    case 'tag':
      return named('tag', tags, {
        counts: sql`select mark.tag_id as id, count(*)::int as count
          from found join ${productModelTags} mark on mark.product_model_id = found.id group by mark.tag_id`,
        keys: chosen.tag,
        channelId,
        isNamed: sql`(${tags.passwordHash} is null or ${tags.id} = any(${sql.param([...openedTags])}::int[]))`,
      });
    case 'colour':
      return sql`
        (select 'colour'::text, colour, colour, null::text, count
        from (${hasBounds(chosen) ? colourCountsBetween(products, chosen) : colourCounts(products)}) counts
        order by colour = any(${textArray(chosen.colour)}) desc, count desc, colour limit ${MOST_VALUES}::int)`;
    case 'price':
      return sql`
        (select 'price'::text, band::text, null::text, null::text, count(*)::int from (
          select width_bucket(${priceWithTax(products)}, ${sql.param([...PRICE_BOUNDS])}::int[]) as band
          from ${hasOwnPrices(products) ? REPRESENTATIVES : sql`found where price is not null`}) priced
        group by band order by band)`;
    case 'in_stock':
      return sql`
        (select 'in_stock'::text, null::text, null::text, null::text, count(*)::int from found where can_be_bought)`;
  }
}

/** The statement that counts facets: one pass over the products that a filter leaves. */
export function countFacets(db: Executor, counting: FacetCounting) {
  const { products, facets } = counting;
  const parts = facets.map((facet) => countOf(facet, counting));
  const total = sql`(select 'total'::text as facet, null::text as key, null::text as name, null::text as parent,
    count(*)::int as count from found)`;
  return db.execute<FacetRow & Record<string, unknown>>(sql`
    with recursive found as materialized (${foundProducts(products)}),
    ${hasOwnPrices(products) ? sql`variants as materialized (${foundVariants(products)}),` : sql``}
    tree as (${categoryTree(products.channelId)})
    ${sql.join([total, ...parts], sql` union all `)}`);
}
