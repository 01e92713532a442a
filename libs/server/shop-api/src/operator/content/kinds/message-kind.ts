import { MESSAGE_PAGES } from '@shop/contract/messages/message';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { displayMessages } from '../../../db/schema';
import { fieldsOf, flag, Title } from '../content-fields';
import { bilingual } from '../content-issue';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { DISPLAY_FIELDS, displayColumns, displayFieldsOf, formatDisplayFields } from '../display-fields';
import { FILE_NAME } from './file-name';

const schema = fieldsOf({
  title: Title,
  pages: v.array(
    v.picklist(
      MESSAGE_PAGES,
      bilingual(`ページは ${MESSAGE_PAGES.join('、')} のどれかです`, `one of ${MESSAGE_PAGES.join(', ')}`),
    ),
    bilingual('ページを - で並べてください', 'must be a list of pages'),
  ),
  hideable: flag(true),
  ...DISPLAY_FIELDS,
});
type MessageFields = v.InferOutput<typeof schema>;

const rowOf = ({ channelId, name, now }: EntryTarget, { fields, body }: ContentEntry<MessageFields>) => ({
  channelId,
  code: name,
  title: fields.title,
  pageNames: fields.pages,
  isHideable: fields.hideable,
  ...displayColumns(fields),
  body,
  updatedAt: now,
});

/** Messages that are on pages until the shopper hides them. account §4 */
export const messageKind: ContentKind<MessageFields> = {
  folder: 'messages',
  ja: 'ページに出すお知らせ',
  namePattern: FILE_NAME,
  nameExample: 'leave-step-1.md',
  identity: 'name',
  body: 'html',
  picture: 'none',
  schema,
  format: ({ title, pages, hideable, ...display }) => ({
    title,
    pages,
    ...(hideable ? {} : { hideable }),
    ...formatDisplayFields(display),
  }),
  async load(db, channelId) {
    const rows = await db
      .select()
      .from(displayMessages)
      .where(eq(displayMessages.channelId, channelId))
      .orderBy(asc(displayMessages.id));
    return rows.map((row) => ({
      id: row.id,
      name: row.code,
      fields: {
        title: row.title,
        pages: MESSAGE_PAGES.filter((page) => row.pageNames.includes(page)),
        hideable: row.isHideable,
        ...displayFieldsOf(row),
      },
      body: row.body,
      picture: null,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(
      await tx.insert(displayMessages).values(rowOf(target, entry)).returning({ id: displayMessages.id }),
    ),
  async update(tx, id, target, entry) {
    await tx.update(displayMessages).set(rowOf(target, entry)).where(eq(displayMessages.id, id));
  },
  async remove(tx, id) {
    await tx.delete(displayMessages).where(eq(displayMessages.id, id));
  },
};
