import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import {
  productModels,
  productModelSizeTables,
  productSetItems,
  productSets,
  sizeTables,
} from '../db/schema';
import { DEMO_SETS } from './demo-sets';
import type { PlannedModel } from './plan-catalogue';
import { corporateSizeTables } from './size-tables/corporate-size-tables';
import { defaultSizeTables } from './size-tables/default-size-tables';
import { giftSizeTables } from './size-tables/gift-size-tables';
import { schoolSizeTables } from './size-tables/school-size-tables';
import type { SeedSizeTable } from './size-tables/seed-size-table';

/**
 * The size tables of each demo shop, by its key.
 *
 * @internal Exported for the spec of the seed.
 */
export const DEMO_SIZE_TABLES: Readonly<Record<string, readonly SeedSizeTable[]>> = {
  default: defaultSizeTables,
  corporate: corporateSizeTables,
  school: schoolSizeTables,
  gift: giftSizeTables,
};

interface OffersSeed {
  readonly channelId: number;
  readonly shopKey: string;
  readonly plan: readonly PlannedModel[];
}

/** Size tables of the products of a shop, and the sets in which they are offered. A generated shop has none yet. */
export async function seedOffers(db: Executor, seed: OffersSeed): Promise<void> {
  const rows = await db
    .select({ id: productModels.id, code: productModels.code })
    .from(productModels)
    .where(eq(productModels.channelId, seed.channelId));
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const models = seed.plan.flatMap(({ code, kindKey, lineKey, lineName }) => {
    const id = ids.get(code);
    return id === undefined ? [] : [{ id, kindKey, lineKey, lineName }];
  });
  await seedSizeTables(db, seed, models);
  await seedSets(db, seed, models);
}

interface SeededModel extends Pick<PlannedModel, 'kindKey' | 'lineKey' | 'lineName'> {
  readonly id: number;
}

async function seedSizeTables(
  db: Executor,
  { channelId, shopKey }: OffersSeed,
  models: readonly SeededModel[],
): Promise<void> {
  const tables = DEMO_SIZE_TABLES[shopKey] ?? [];
  if (tables.length === 0) return;
  const stored = await db
    .insert(sizeTables)
    .values(
      tables.map(({ key, name, unit, columns, bodyParts, rows, note }) => ({
        ...{ channelId, key, name, unit, columns, bodyParts, rows, note },
      })),
    )
    .returning({ id: sizeTables.id, key: sizeTables.key });
  const links = tables.flatMap(({ key, kinds }) => {
    const table = stored.find((one) => one.key === key);
    const sized = models.filter(({ kindKey }) => kinds.includes(kindKey));
    return table === undefined ? [] : sized.map(({ id }) => ({ productModelId: id, sizeTableId: table.id }));
  });
  if (links.length > 0) await db.insert(productModelSizeTables).values(links);
}

/** A set for each line that has all of its kinds. */
async function seedSets(
  db: Executor,
  { channelId, shopKey }: OffersSeed,
  models: readonly SeededModel[],
): Promise<void> {
  const lines = new Map(models.map(({ lineKey, lineName }) => [lineKey, lineName]));
  const planned = (DEMO_SETS[shopKey] ?? []).flatMap(({ key, name, description, items }) =>
    [...lines].flatMap(([lineKey, lineName]) => {
      const parts = Object.entries(items).map(([kind, quantity]) => ({
        quantity,
        model: models.find((one) => one.lineKey === lineKey && one.kindKey === kind),
      }));
      if (parts.some(({ model }) => model === undefined)) return [];
      return [{ key: `${lineKey}-${key}`, name: `${lineName} ${name}`, description, parts }];
    }),
  );
  if (planned.length === 0) return;
  const stored = await db
    .insert(productSets)
    .values(
      planned.map(({ key, name, description }, position) => ({
        channelId,
        key,
        name,
        description,
        position,
      })),
    )
    .returning({ id: productSets.id, key: productSets.key });
  const items = planned.flatMap(({ key, parts }) => {
    const set = stored.find((one) => one.key === key);
    return parts.flatMap(({ quantity, model }, position) =>
      set === undefined || model === undefined
        ? []
        : [{ productSetId: set.id, productModelId: model.id, quantity, position }],
    );
  });
  await db.insert(productSetItems).values(items);
}
