import type { DatabaseChanges } from '../../db/database-changes';
import { CatalogueCache } from '../catalogue-cache';
import type { FacetRow } from './facet-row';

/** A few megabytes: each holds some dozens of names. */
const MAX_COUNTINGS = 500;

/** A statement that counts facets. */
interface FacetStatement extends PromiseLike<{ readonly rows: readonly FacetRow[] }> {
  getQuery(): { readonly sql: string; readonly params: readonly unknown[] };
}

/** Caches the facets of each list: what they cost grows with the catalogue. */
export class ProductFacetCache {
  private readonly countings: CatalogueCache<readonly FacetRow[]>;

  constructor(changes: DatabaseChanges | null) {
    this.countings = new CatalogueCache<readonly FacetRow[]>(changes, MAX_COUNTINGS);
  }

  /** The rows of a statement, from the cache where no product has changed since. */
  count(statement: FacetStatement): Promise<readonly FacetRow[]> {
    return this.countings.read(statement.getQuery(), async () => (await statement).rows);
  }
}
