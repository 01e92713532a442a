import { type SQL, sql } from 'drizzle-orm';
import type { stagedModels, stagedVariants } from '../../db/schema';

/** Some products of a staged import by their places in the file, so that no statement takes long. */
export interface StagedPart {
  readonly channelId: number;
  readonly importId: number;
  readonly positions: readonly number[];
}

/** The condition of the staged products, or of their variants, of a part; the statement calls them `staged`. */
export const isInPart = (
  { importId, positions }: StagedPart,
  place: typeof stagedModels.position | typeof stagedVariants.modelPosition,
): SQL =>
  sql`staged.import_id = ${importId} and staged.${sql.identifier(place.name)} = any(${sql.param(positions)}::int[])`;

/** Splits the places of products into parts of at most `size`. */
export function* partsOf(
  { channelId, importId, positions }: StagedPart,
  size: number,
): Generator<StagedPart, void> {
  for (let from = 0; from < positions.length; from += size)
    yield { channelId, importId, positions: positions.slice(from, from + size) };
}
