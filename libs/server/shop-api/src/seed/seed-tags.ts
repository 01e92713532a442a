import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModelTags, schools, tags } from '../db/schema';
import { keepsPromise, loadPromisedModels } from './promised-models';
import type { TagSeed } from './content-seed';

/** Every so manieth model carries a public tag; the tags differ by a prime so that they overlap now and then. */
const TAG_STEPS = [4, 3, 5, 6, 7];
/** Models behind each protected tag, from the end of the catalogue. */
const PROTECTED_MODELS = 2;

/** The tags of a shop, and which products carry them; those behind a password are in no text for everybody. */
export async function seedTags(
  db: Executor,
  { channelId, content, modelIds, tagHashes }: TagSeed,
): Promise<void> {
  const rows = await db
    .insert(tags)
    .values(
      content.tags.map(({ key, name, description, password }, position) => ({
        channelId,
        key,
        name,
        description,
        position,
        passwordHash: password === undefined ? null : (tagHashes.get(password) ?? null),
      })),
    )
    .returning({ id: tags.id, key: tags.key, passwordHash: tags.passwordHash });
  for (const { key, schoolCode } of content.tags) {
    const tag = rows.find((row) => row.key === key);
    if (tag === undefined || schoolCode === undefined) continue;
    await db
      .update(schools)
      .set({ tagId: tag.id })
      .where(and(eq(schools.channelId, channelId), eq(schools.code, schoolCode)));
  }
  const models = await loadPromisedModels(db, channelId);
  const promises = content.tags.flatMap(({ password, promise }) => (password === undefined ? [promise] : []));
  const closed = rows.filter(({ passwordHash }) => passwordHash !== null);
  const open = rows.filter(({ passwordHash }) => passwordHash === null);
  await db.insert(productModelTags).values([
    ...open.flatMap(({ id }, index) => {
      const promise = promises[index];
      const tagged =
        promise === undefined
          ? modelIds.filter((_, place) => place % (TAG_STEPS[index] ?? 1) === index % 3)
          : models.filter((model) => keepsPromise(model, promise)).map((model) => model.id);
      return tagged.map((productModelId) => ({ productModelId, tagId: id }));
    }),
    ...closed.flatMap(({ id }, index) => {
      const end = modelIds.length - index * PROTECTED_MODELS;
      return modelIds
        .slice(end - PROTECTED_MODELS, end)
        .map((productModelId) => ({ productModelId, tagId: id }));
    }),
  ]);
}
