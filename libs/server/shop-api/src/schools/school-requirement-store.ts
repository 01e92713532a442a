import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, schoolRequirements, schools, tags } from '../db/schema';
import type { VariantRow } from '../products/present-product';
import { listVariantsOf } from '../products/product-variant-store';
import type { PriceView } from '../products/shopper-price';

type Model = typeof productModels.$inferSelect;

interface RequirementItem {
  readonly requirement: typeof schoolRequirements.$inferSelect;
  readonly model: Model;
  readonly variants: readonly VariantRow[];
}

/** What one school asks of each pupil. */
interface SchoolItems {
  readonly tag: string;
  readonly school: { readonly id: number; readonly name: string };
  readonly items: readonly RequirementItem[];
}

interface Wanted {
  readonly channelId: number;
  /** The tags that are open to the shopper. */
  readonly tagIds: readonly number[];
  /** Which models the shopper sees. `productModels` is joined. */
  readonly visible: SQL | undefined;
}

/** What the schools behind these tags ask of each pupil, each product with the variants that are shown. */
export async function listRequirements(
  db: Executor,
  view: PriceView,
  { channelId, tagIds, visible }: Wanted,
): Promise<readonly SchoolItems[]> {
  const rows = await db
    .select({ requirement: schoolRequirements, model: productModels, school: schools, tag: tags.key })
    .from(schoolRequirements)
    .innerJoin(schools, eq(schools.id, schoolRequirements.schoolId))
    .innerJoin(tags, eq(tags.id, schools.tagId))
    .innerJoin(productModels, eq(productModels.id, schoolRequirements.productModelId))
    .where(and(eq(schools.channelId, channelId), inArray(tags.id, [...tagIds]), visible))
    .orderBy(asc(schools.code), asc(schoolRequirements.position), asc(schoolRequirements.productModelId));
  if (rows.length === 0) return [];
  const variants = await listVariantsOf(db, view, [...new Set(rows.map(({ model }) => model.id))]);
  const schoolIds = [...new Set(rows.map(({ school }) => school.id))];
  return schoolIds.flatMap((id) => {
    const own = rows.filter(({ school }) => school.id === id);
    const items = own.flatMap(({ requirement, model }) => {
      const shown = variants.filter(({ product }) => product.productModelId === model.id);
      return shown.length === 0 ? [] : [{ requirement, model, variants: shown }];
    });
    const [first] = own;
    if (first === undefined || items.length === 0) return [];
    return [{ tag: first.tag, school: { id, name: first.school.name }, items }];
  });
}
