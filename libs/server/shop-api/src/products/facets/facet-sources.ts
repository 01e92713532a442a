import { type SQL, sql } from 'drizzle-orm';
import { categories } from '../../db/schema';
import type { ProductFilter } from '../product-filter';
import { discounted } from '../shopper-price';
import type { Facet } from './facet-row';
import type { CountedProducts } from './found-products';

/** What is counted, and how. */
export interface FacetCounting {
  readonly products: CountedProducts;
  readonly facets: readonly Facet[];
  /** What is chosen: it is named in any case. */
  readonly chosen: ProductFilter;
  /** Protected tags that this shopper opened. */
  readonly openedTags: readonly number[];
}

/** Keys as an array; none where nothing is chosen. */
export const textArray = (texts: readonly string[] | undefined): SQL =>
  sql`${sql.param([...(texts ?? [])])}::text[]`;

/** The price with tax, of a row with the tax rate and the price as the shop states it. */
export const priceWithTax = ({ view }: CountedProducts): SQL =>
  view.sums === 'with-tax' ? sql`price` : sql`(price::bigint * (100 + tax_rate) / 100)::int`;

/** Shown categories below shown ones, each with its way from the top. */
export const categoryTree = (channelId: number): SQL => sql`
  select top.id, top.parent_id, null::text as parent_key, top.key, top.name, top.position, array[top.id] as way
  from ${categories} top
  where top.channel_id = ${channelId} and top.table_name = 'products' and top.is_show and top.parent_id is null
  union all
  select below.id, below.parent_id, tree.key, below.key, below.name, below.position, tree.way || below.id
  from ${categories} below join tree on below.parent_id = tree.id
  where below.is_show`;

/** Whether the shopper's group has prices of its own. */
export const hasOwnPrices = ({ view }: CountedProducts): boolean => view.hasOwnPrices;

/** The variant that stands for each product, where each may have a price of its own. */
export const REPRESENTATIVES = sql`(
  select distinct on (model_id) model_id, tax_rate, price
  from variants order by model_id, can_be_bought desc, position, id) representative`;

/** The first variant of each colour of a product, where each may have a price of its own. */
const COLOURED_VARIANTS = sql`(
  select distinct on (model_id, colour) colour, tax_rate, price
  from variants where colour is not null
  order by model_id, colour, can_be_bought desc, position, id) representative`;

/** What of a list of colours, or of their prices, fits: those that can be bought come first. */
export const fitting = ({ inStock }: CountedProducts, list: SQL): SQL =>
  inStock ? sql`${list}[1:stocked_colours]` : list;

/** The first variant of each colour of a product, as the product's short row has it. */
const listedColours = (products: CountedProducts): SQL => sql`(
  select colour, tax_rate, ${discounted(sql`list_price`, products.view)} as price from (
    select unnest(${fitting(products, sql`colours`)}) as colour,
      unnest(${fitting(products, sql`colour_prices`)}) as list_price, tax_rate from found) as one) representative`;

/** The first variant of each colour of each product, with its price. */
export const coloured = (products: CountedProducts): SQL =>
  hasOwnPrices(products) ? COLOURED_VARIANTS : listedColours(products);
