import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../../../db/database';
import { qaCategories, qas } from '../../../db/schema';
import { fieldsOf, lineOf, Order, Title } from '../content-fields';
import { ContentRejected, bilingual } from '../content-issue';
import {
  type ContentEntry,
  type ContentKind,
  type EntryTarget,
  insertedId,
  type NamedEntry,
  type StoredEntry,
} from '../content-kind';
import { FILE_NAME } from './file-name';
import { requireQuestionCategory } from './require-question-category';

const KEY_MAX = 100;

const schema = fieldsOf({
  name: Title,
  parent: v.optional(v.nullable(lineOf(KEY_MAX, 1)), null),
  order: Order,
});
type CategoryFields = v.InferOutput<typeof schema>;

const FOLDER = 'faq-categories';

const fileOf = (name: string): string => `${FOLDER}/${name}.md`;

async function rowOf(tx: Executor, target: EntryTarget, { fields }: ContentEntry<CategoryFields>) {
  const { channelId, file, name } = target;
  const { parent, order } = fields;
  const parentId =
    parent === null ? null : await requireQuestionCategory(tx, channelId, parent, { file, field: 'parent' });
  return { channelId, key: name, name: fields.name, position: order, parentId };
}

/** The kinds of questions: `faq-categories/order.md` has the key `order`. */
export const questionCategoryKind: ContentKind<CategoryFields> = {
  folder: FOLDER,
  ja: 'よくあるご質問の分類',
  namePattern: FILE_NAME,
  nameExample: 'delivery.md',
  identity: 'name',
  body: 'none',
  picture: 'none',
  schema,
  format: ({ name, parent, order }) => ({
    name,
    ...(parent === null ? {} : { parent }),
    ...(order === 0 ? {} : { order }),
  }),
  async load(db, channelId) {
    const rows = await db
      .select()
      .from(qaCategories)
      .where(eq(qaCategories.channelId, channelId))
      .orderBy(asc(qaCategories.id));
    const keyOf = new Map(rows.map(({ id, key }) => [id, key]));
    return rows.map(({ id, key, name, parentId, position }) => ({
      id,
      name: key,
      fields: { name, parent: parentId === null ? null : (keyOf.get(parentId) ?? null), order: position },
      body: '',
      picture: null,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(
      await tx
        .insert(qaCategories)
        .values(await rowOf(tx, target, entry))
        .returning({ id: qaCategories.id }),
    ),
  async update(tx, id, target, entry) {
    await tx
      .update(qaCategories)
      .set(await rowOf(tx, target, entry))
      .where(eq(qaCategories.id, id));
  },
  async remove(tx, id, { name }) {
    const isUsed =
      (await tx.$count(qas, eq(qas.qaCategoryId, id))) > 0 ||
      (await tx.$count(qaCategories, eq(qaCategories.parentId, id))) > 0;
    if (isUsed)
      throw new ContentRejected([
        {
          file: fileOf(name),
          reason: bilingual('まだ質問か分類が属しています', 'questions or categories belong to it'),
        },
      ]);
    await tx.delete(qaCategories).where(eq(qaCategories.id, id));
  },
  async verify(tx, channelId) {
    rejectCircles(await questionCategoryKind.load(tx, channelId));
  },
  sort: parentsFirst,
};

/** Parents before their children; those of a circle last. */
function parentsFirst(entries: readonly NamedEntry<CategoryFields>[]): readonly NamedEntry<CategoryFields>[] {
  const waiting = new Map(entries.map((one) => [one.name, one]));
  const sorted: NamedEntry<CategoryFields>[] = [];
  for (;;) {
    const ready = [...waiting.values()].filter(({ entry }) => !waiting.has(entry.fields.parent ?? ''));
    if (ready.length === 0) return [...sorted, ...waiting.values()];
    for (const one of ready) {
      sorted.push(one);
      waiting.delete(one.name);
    }
  }
}

/** Throws for categories that would be their own ancestors: no page could ever show them. */
function rejectCircles(categories: readonly StoredEntry<CategoryFields>[]): void {
  const parentOf = new Map(categories.map(({ name, fields }) => [name, fields.parent]));
  const isInCircle = (name: string): boolean => {
    const seen = new Set<string>();
    for (let at = parentOf.get(name) ?? null; at !== null; at = parentOf.get(at) ?? null) {
      if (at === name) return true;
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return false;
  };
  const circular = [...parentOf.keys()].filter(isInCircle);
  if (circular.length === 0) return;
  throw new ContentRejected(
    circular.map((name) => ({
      file: fileOf(name),
      field: 'parent',
      reason: bilingual('親をたどると自分に戻ります', 'its parents lead back to it'),
    })),
  );
}
