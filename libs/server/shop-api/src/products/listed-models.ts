import { and, asc, count, desc, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { listedModels } from '../db/schema';
import { discounted, type PriceView } from './shopper-price';

/** The short rows of all models, under the name of `product_models`, so that the conditions of its columns fit them too. */
export const listed = alias(listedModels, 'product_models');

/** Models with a shown variant. */
export const isListed: SQL = isNotNull(listed.price);

const colourArray = (colours: readonly string[]): SQL => sql`${sql.param([...colours])}::text[]`;

/** Whether a shown variant has one of these colours. */
export const hasColour = (colours: readonly string[]): SQL =>
  sql`${listed.colours} && ${colourArray(colours)}`;

/** Whether a shown variant can be bought; where colours are chosen, one of them. */
export const canBeBought = (colours: readonly string[] | undefined): SQL =>
  colours === undefined
    ? sql`${listed.canBeBought}`
    : sql`${listed.colours}[1:${listed.stockedColours}] && ${colourArray(colours)}`;

/**
 * The price of the variant that stands for a model in lists, for a group without prices of its own: of all variants, or
 * of those in the chosen colours.
 */
export const listedPrice = (view: PriceView, colours: readonly string[] | undefined): SQL<number> => {
  if (colours === undefined) return discounted(sql`${listed.price}`, view);
  const places = colours.map((colour) => sql`array_position(${listed.colours}, ${colour}::text)`);
  return discounted(sql`${listed.colourPrices}[least(${sql.join(places, sql`, `)})]`, view);
};

/** Counts the models that match a filter. */
export const countListed = (db: Executor, filter: SQL | undefined) =>
  db.select({ value: count() }).from(listed).where(and(filter, isListed));

/**
 * The ids of a page of models by price, for a group without prices of its own: the index walks past short rows until the page
 * is full. Ties are broken by id.
 */
export async function listIdsByPrice(
  db: Executor,
  filter: SQL | undefined,
  page: {
    readonly sort: 'price_asc' | 'price_desc';
    readonly limit: number;
    readonly offset: number;
  },
): Promise<readonly number[]> {
  const direction = page.sort === 'price_asc' ? asc : desc;
  const rows = await db
    .select({ id: listed.id })
    .from(listed)
    .where(and(filter, isListed))
    .orderBy(direction(listed.price), direction(listed.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}
