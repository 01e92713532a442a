import type { DatabaseChanges } from '../db/database-changes';
import { CatalogueCache } from './catalogue-cache';

const MAX_COUNTS = 1_000;

/** A statement that counts rows, as the query builder makes it. */
interface CountStatement extends PromiseLike<readonly { readonly value: number }[]> {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

/** Caches how many products each list has: counting is the one part of a list whose cost grows with the catalogue. */
export class ProductCountCache {
  private readonly counts: CatalogueCache<number>;

  constructor(changes: DatabaseChanges | null) {
    this.counts = new CatalogueCache<number>(changes, { max: MAX_COUNTS });
  }

  /** The result of a statement that counts products, from the cache where nothing has changed since. */
  count(statement: CountStatement): Promise<number> {
    return this.counts.read(statement.toSQL(), async () => (await statement)[0]?.value ?? 0);
  }
}
