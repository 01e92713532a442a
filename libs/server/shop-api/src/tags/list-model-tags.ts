import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModelTags, tags } from '../db/schema';

/** The tags of a model that anybody may know of, in the shop's order: those with a password are secret. */
export const listModelTags = (db: Executor, modelId: number): Promise<{ key: string; name: string }[]> =>
  db
    .select({ key: tags.key, name: tags.name })
    .from(productModelTags)
    .innerJoin(tags, eq(tags.id, productModelTags.tagId))
    .where(
      and(eq(productModelTags.productModelId, modelId), eq(tags.isShow, true), isNull(tags.passwordHash)),
    )
    .orderBy(asc(tags.position), asc(tags.id));
