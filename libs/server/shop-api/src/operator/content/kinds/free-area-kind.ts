import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { freeAreas } from '../../../db/schema';
import { fieldsOf, flag, Title } from '../content-fields';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { FILE_NAME } from './file-name';

const schema = fieldsOf({ name: Title, show: flag(true) });
type FreeAreaFields = v.InferOutput<typeof schema>;

const rowOf = ({ channelId, name, now }: EntryTarget, { fields, body }: ContentEntry<FreeAreaFields>) => ({
  channelId,
  code: name,
  name: fields.name,
  isShow: fields.show,
  body,
  updatedAt: now,
});

/** Pieces of HTML that themes place by their code. */
export const freeAreaKind: ContentKind<FreeAreaFields> = {
  folder: 'free-areas',
  ja: 'フリーエリア',
  namePattern: FILE_NAME,
  nameExample: 'home-notice.md',
  identity: 'name',
  body: 'terms',
  picture: 'none',
  schema,
  format: ({ name, show }) => ({ name, ...(show ? {} : { show }) }),
  async load(db, channelId) {
    const rows = await db
      .select()
      .from(freeAreas)
      .where(eq(freeAreas.channelId, channelId))
      .orderBy(asc(freeAreas.id));
    return rows.map(({ id, code, name, isShow, body }) => ({
      id,
      name: code,
      fields: { name, show: isShow },
      body,
      picture: null,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(await tx.insert(freeAreas).values(rowOf(target, entry)).returning({ id: freeAreas.id })),
  async update(tx, id, target, entry) {
    await tx.update(freeAreas).set(rowOf(target, entry)).where(eq(freeAreas.id, id));
  },
  async remove(tx, id) {
    await tx.delete(freeAreas).where(eq(freeAreas.id, id));
  },
};
