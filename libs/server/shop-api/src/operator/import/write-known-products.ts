import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { stagedModels, stagedVariants } from '../../db/schema';
import type { KnownProduct } from './known-product';

/** Writes what was worked out of known products back into the rows that are published. */
export async function writeKnownProducts(
  db: Executor,
  importId: number,
  products: readonly KnownProduct[],
): Promise<void> {
  const models = products.map(({ staged: { position, maker, brand, searchText } }) => ({
    ...{ position, maker, brand, search_text: searchText },
  }));
  await db.execute(sql`
    update ${stagedModels} staged set maker = known.maker, brand = known.brand, search_text = known.search_text
    from jsonb_to_recordset(${JSON.stringify(models)}::jsonb)
      as known(position int, maker text, brand text, search_text text)
    where staged.import_id = ${importId} and staged.position = known.position`);
  const variants = products.flatMap((product) =>
    product.variants.map(({ staged: { modelPosition, position, key, name, options } }) => ({
      ...{ model_position: modelPosition, position, key, name, options },
    })),
  );
  await db.execute(sql`
    update ${stagedVariants} staged set key = known.key, name = known.name, options = known.options
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
      as known(model_position int, position int, key text, name text, options jsonb)
    where staged.import_id = ${importId} and staged.model_position = known.model_position
      and staged.position = known.position`);
}
