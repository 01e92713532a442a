import type { EndpointOutput } from '@shop/contract/endpoint';
import type { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { brands, categories, makers, productModels, products } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { normaliseSearchText } from '../products/normalise-search-text';
import { containsWord } from '../products/search-grams';
import { visibleModels } from '../tags/visible-models';

type Suggestion = EndpointOutput<typeof listProductSuggestionsSpec.schemas>[number];

/** Whether one of the texts, or a word in it, begins so. */
const begins = (word: string, ...texts: readonly string[]) =>
  texts.some((text) => ` ${normaliseSearchText(text)}`.includes(` ${word}`));

/** Categories, makers and brands by the beginning of their name or reading; these lists are short. */
export async function findNamed({ db, channel }: RouteContext, word: string): Promise<Suggestion[]> {
  const inChannel = await db
    .select({ key: categories.key, text: categories.name })
    .from(categories)
    .where(and(eq(categories.channelId, channel.id), eq(categories.tableName, 'products')))
    .orderBy(asc(categories.position), asc(categories.id));
  const theMakers = await db
    .select({ key: makers.key, text: makers.name, kana: makers.nameKana })
    .from(makers)
    .where(eq(makers.channelId, channel.id))
    .orderBy(asc(makers.position), asc(makers.id));
  const theBrands = await db
    .select({ key: brands.key, text: brands.name, kana: brands.nameKana })
    .from(brands)
    .where(eq(brands.channelId, channel.id))
    .orderBy(asc(brands.position), asc(brands.id));
  const all = [
    ...inChannel.map((row) => ({ ...row, kana: '', kind: 'category' as const })),
    ...theBrands.map((row) => ({ ...row, kind: 'brand' as const })),
    ...theMakers.map((row) => ({ ...row, kind: 'maker' as const })),
  ];
  return all
    .filter(({ text, kana }) => begins(word, text, kana))
    .map(({ kind, key, text }) => ({ kind, key, text }));
}

/** Products of which a word begins so, the most recommended first. */
export async function findProducts(context: RouteContext, word: string, most: number): Promise<Suggestion[]> {
  const rows = await context.db
    .select({ id: productModels.id, text: productModels.name })
    .from(productModels)
    .where(and(await visibleModels(context), containsWord(` ${word}`)))
    .orderBy(desc(productModels.recommendRank), desc(productModels.id))
    .limit(most);
  if (rows.length === 0) return [];
  const variants = await context.db
    .select({ modelId: products.productModelId, key: products.key })
    .from(products)
    .where(
      and(
        eq(products.isShow, true),
        inArray(
          products.productModelId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(products.position), asc(products.id));
  return rows.flatMap(({ id, text }) => {
    const variant = variants.find(({ modelId }) => modelId === id);
    return variant === undefined ? [] : [{ kind: 'product' as const, key: variant.key, text }];
  });
}
