import { ne, type SQL } from 'drizzle-orm';
import { productModels } from '../db/schema';
import type { ExactProduct } from './find-exact';

/** A part of what a search finds. */
interface Part {
  readonly filter: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Returns the ids of one page of results: the product whose name or number is exactly what was typed, then those of `list`. */
export async function listIdsExactMatchFirst(
  exact: ExactProduct | null,
  { limit, offset }: Pick<Part, 'limit' | 'offset'>,
  list: (part: Part) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  if (exact === null) return list({ filter: undefined, limit, offset });
  const filter = ne(productModels.id, exact.modelId);
  if (offset > 0) return list({ filter, limit, offset: offset - 1 });
  return [exact.modelId, ...(limit === 1 ? [] : await list({ filter, limit: limit - 1, offset: 0 }))];
}
