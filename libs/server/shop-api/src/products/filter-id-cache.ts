import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DatabaseChanges } from '../db/database-changes';
import type { Executor } from '../db/database';
import { brands, categories, makers, tags } from '../db/schema';
import { CatalogueCache } from './catalogue-cache';
import type { FilterIds } from './filter-ids';
import type { ProductFilter } from './product-filter';

const MAX_FILTERS = 1_000;

const NONE: FilterIds = { category: [], maker: [], brand: [] };

/** The category of that key, and with `child` everything below it. */
const categoryIds = (channelId: number, key: string, child: boolean): SQL => sql`
  (with recursive branch as (
    select id from ${categories} where channel_id = ${channelId}::int and table_name = 'products' and key = ${key}::text
    union select below.id from ${categories} below join branch on below.parent_id = branch.id and ${child}::boolean
  ) select 'category'::text as kind, id from branch)`;

/** The makers or brands of those keys. */
const namedIds = (
  kind: 'maker' | 'brand',
  table: typeof makers | typeof brands,
  channelId: number,
  keys: readonly string[],
): SQL => sql`
  (select ${kind}::text as kind, id from ${table}
  where channel_id = ${channelId}::int and key = any(${sql.param([...keys])}::text[]))`;

/**
 * The ids of categories, makers, brands and tags by which products are filtered, because by ids the planner knows how many
 * products each has. Cached: they change as rarely as the catalogue.
 */
export class FilterIdCache {
  private readonly ids: CatalogueCache<FilterIds>;
  private readonly closedTags: CatalogueCache<readonly number[]>;

  constructor(changes: DatabaseChanges | null) {
    this.ids = new CatalogueCache<FilterIds>(changes, { max: MAX_FILTERS });
    this.closedTags = new CatalogueCache<readonly number[]>(changes, { max: MAX_FILTERS });
  }

  /** The ids of a filter, in one statement. */
  async find(db: Executor, channelId: number, filter: ProductFilter): Promise<FilterIds> {
    const { category, child, maker, brand } = filter;
    const parts = [
      category === undefined ? [] : [categoryIds(channelId, category, child)],
      maker === undefined ? [] : [namedIds('maker', makers, channelId, maker)],
      brand === undefined ? [] : [namedIds('brand', brands, channelId, brand)],
    ].flat();
    if (parts.length === 0) return NONE;
    const statement = db.execute<{ kind: keyof FilterIds; id: number }>(sql.join(parts, sql` union all `));
    return this.ids.read(statement.getQuery(), async () => {
      const { rows } = await statement;
      const idsOf = (kind: keyof FilterIds) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
      return { category: idsOf('category'), maker: idsOf('maker'), brand: idsOf('brand') };
    });
  }

  /** The tags of a shop whose products are shown to nobody without their password. */
  findClosedTags(db: Executor, channelId: number): Promise<readonly number[]> {
    const statement = db
      .select({ id: tags.id })
      .from(tags)
      .where(and(eq(tags.channelId, channelId), isNotNull(tags.passwordHash)));
    return this.closedTags.read(statement.toSQL(), async () => (await statement).map(({ id }) => id));
  }
}
