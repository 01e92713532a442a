import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, schoolRequirements, schools } from '../db/schema';
import { DEMO_REQUIREMENTS } from './demo-requirements';
import type { PlannedModel } from './plan-catalogue';

interface RequirementsSeed {
  readonly channelId: number;
  readonly plan: readonly PlannedModel[];
}

/** What the schools of a shop ask of each pupil, of each kind the first product. A shop without them gets nothing. */
export async function seedRequirements(db: Executor, { channelId, plan }: RequirementsSeed): Promise<void> {
  const stored = await db
    .select({ id: schools.id, code: schools.code })
    .from(schools)
    .where(and(eq(schools.channelId, channelId), inArray(schools.code, Object.keys(DEMO_REQUIREMENTS))));
  const models = await db
    .select({ id: productModels.id, code: productModels.code })
    .from(productModels)
    .where(eq(productModels.channelId, channelId));
  const ids = new Map(models.map(({ id, code }) => [code, id]));
  const values = stored.flatMap(({ id: schoolId, code }) =>
    (DEMO_REQUIREMENTS[code] ?? []).flatMap(({ kind, quantity, isRequired, note }, position) => {
      const productModelId = ids.get(plan.find(({ kindKey }) => kindKey === kind)?.code ?? '');
      return productModelId === undefined
        ? []
        : [{ schoolId, productModelId, requiredQuantity: quantity, isRequired, note, position }];
    }),
  );
  if (values.length > 0) await db.insert(schoolRequirements).values(values);
}
