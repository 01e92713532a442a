import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productAccessories, products } from '../db/schema';
import { DEMO_ACCESSORIES } from './demo-accessories';
import type { PlannedModel, PlannedVariant } from './plan-catalogue';

interface AccessoriesSeed {
  readonly channelId: number;
  readonly shopKey: string;
  readonly plan: readonly PlannedModel[];
}

/** The variant of the same colour, or else the first. */
const matchingVariant = (
  { variants }: PlannedModel,
  { colour }: PlannedVariant,
): PlannedVariant | undefined => variants.find((variant) => variant.colour === colour) ?? variants[0];

/** Puts beside each product what goes with it from the same line. A generated shop has none yet. */
export async function seedAccessories(db: Executor, seed: AccessoriesSeed): Promise<void> {
  const rows = await db
    .select({ id: products.id, key: products.key })
    .from(products)
    .where(eq(products.channelId, seed.channelId));
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const values = seed.plan.flatMap(({ kindKey, lineKey, variants }) =>
    (DEMO_ACCESSORIES[seed.shopKey]?.[kindKey] ?? []).flatMap(
      ([accessoryKind, quantityRule, maxPerPiece], position) => {
        const model = seed.plan.find((one) => one.kindKey === accessoryKind && one.lineKey === lineKey);
        if (model === undefined) return [];
        return variants.flatMap((variant) => {
          const productId = ids.get(variant.key);
          const accessoryId = ids.get(matchingVariant(model, variant)?.key ?? '');
          return productId === undefined || accessoryId === undefined
            ? []
            : [{ productId, accessoryId, quantityRule, maxPerPiece, position }];
        });
      },
    ),
  );
  if (values.length > 0) await db.insert(productAccessories).values(values);
}
