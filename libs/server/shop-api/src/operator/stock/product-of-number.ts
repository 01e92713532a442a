import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productModels, products } from '../../db/schema';
import { OperatorError } from '../command/operator-error';

export type Product = typeof products.$inferSelect;

/** So many numbers are named; the others are counted. */
const MOST_NAMED = 10;

/** The one variant of that number (商品番号) in the shop; held until the transaction ends where it is to change. */
export async function productOfNumber(
  db: Executor,
  channelId: number,
  number: string,
  { isHeld }: { readonly isHeld: boolean },
): Promise<Product> {
  const found = db
    .select()
    .from(products)
    .where(and(eq(products.channelId, channelId), eq(products.code, number)));
  const [product, second] = await (isHeld ? found.for('update') : found);
  if (product === undefined) throw await notFound(db, channelId, number);
  if (second !== undefined)
    throw new OperatorError(
      `商品番号が重なっています: ${number}`,
      `Several products have the code ${number}`,
    );
  return product;
}

/** Names the numbers of a product's variants where its code was given instead of one of them. */
async function notFound(db: Executor, channelId: number, code: string): Promise<OperatorError> {
  const variants = await db
    .select({ number: products.code })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(eq(productModels.channelId, channelId), eq(productModels.code, code)))
    .orderBy(asc(products.position), asc(products.id));
  if (variants.length === 0)
    return new OperatorError(`商品がありません: ${code}`, `There is no product ${code}`);
  const numbers = variants.slice(0, MOST_NAMED).map(({ number }) => number);
  const left = variants.length - numbers.length;
  return new OperatorError(
    `${code} は商品コードです。規格の商品番号を指定してください: ${numbers.join('、')}${left > 0 ? `、ほか ${left} 件` : ''}`,
    `${code} is the code of a product; give the number of one of its variants: ${numbers.join(', ')}${left > 0 ? ` and ${left} more` : ''}`,
  );
}
