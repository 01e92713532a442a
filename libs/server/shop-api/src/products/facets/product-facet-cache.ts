import type { DatabaseChanges } from '../../db/database-changes';
import { CatalogueCache } from '../catalogue-cache';
import type { FacetRow, ListPrices } from './facet-row';
import { type PricesRow, readFacetPrices } from './list-facet-prices';

/** A few megabytes: each holds some dozens of names. */
const MAX_COUNTINGS = 500;
/** 24 MB of prices: a list of 6,000 products takes 100 to 300 kB. */
const MAX_PRICE_BYTES = 24 * 1024 * 1024;
/** What a value takes besides its prices, and an entry besides its values, in bytes. */
const VALUE_BYTES = 300;
const ENTRY_BYTES = 1_000;

/** A statement about facets. */
interface FacetStatement<Row> extends PromiseLike<{ readonly rows: readonly Row[] }> {
  getQuery(): { readonly sql: string; readonly params: readonly unknown[] };
}

const bytesOf = ({ values }: ListPrices, key: string): number =>
  values.reduce((sum, { prices }) => sum + VALUE_BYTES + prices.byteLength, ENTRY_BYTES + 2 * key.length);

/** Caches the facets of each list: what they cost grows with the catalogue. */
export class ProductFacetCache {
  private readonly countings: CatalogueCache<readonly FacetRow[]>;
  private readonly prices: CatalogueCache<ListPrices>;

  constructor(changes: DatabaseChanges | null) {
    this.countings = new CatalogueCache<readonly FacetRow[]>(changes, { max: MAX_COUNTINGS });
    this.prices = new CatalogueCache<ListPrices>(changes, {
      maxSize: MAX_PRICE_BYTES,
      sizeCalculation: bytesOf,
    });
  }

  /** The rows of a statement that counts facets, from the cache where no product has changed since. */
  count(statement: FacetStatement<FacetRow>): Promise<readonly FacetRow[]> {
    return this.countings.read(statement.getQuery(), async () => (await statement).rows);
  }

  /** The prices that a statement lists of at most so many products, likewise. */
  listPrices(statement: FacetStatement<PricesRow>, most: number): Promise<ListPrices> {
    return this.prices.read(statement.getQuery(), async () => readFacetPrices((await statement).rows, most));
  }
}
