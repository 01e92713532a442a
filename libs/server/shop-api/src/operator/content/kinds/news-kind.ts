import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { news } from '../../../db/schema';
import { fieldsOf, flag, formatMoment, lineOf, Moment, Title } from '../content-fields';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { FILE_NAME } from './file-name';

const LABEL_MAX = 50;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

const schema = fieldsOf({ title: Title, label: lineOf(LABEL_MAX, 1), date: Moment, show: flag(true) });
type NewsFields = v.InferOutput<typeof schema>;

const rowOf = ({ channelId }: EntryTarget, { fields, body }: ContentEntry<NewsFields>) => ({
  channelId,
  title: fields.title,
  label: fields.label,
  publishedAt: fields.date,
  isShow: fields.show,
  body,
});

/** News. */
export const newsKind: ContentKind<NewsFields> = {
  folder: 'news',
  ja: 'お知らせ',
  namePattern: FILE_NAME,
  nameExample: '2026-05-01-summer-holidays.md',
  identity: 'file',
  body: 'html',
  picture: 'none',
  schema,
  format: ({ title, label, date, show }) => ({
    title,
    label,
    date: formatMoment(date),
    ...(show ? {} : { show }),
  }),
  async load(db, channelId) {
    const rows = await db.select().from(news).where(eq(news.channelId, channelId)).orderBy(asc(news.id));
    return rows.map(({ id, title, label, publishedAt, isShow, body }) => ({
      id,
      name: `${formatMoment(publishedAt).slice(0, DAY_LENGTH)}-${id}`,
      fields: { title, label, date: publishedAt, show: isShow },
      body,
      picture: null,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(await tx.insert(news).values(rowOf(target, entry)).returning({ id: news.id })),
  async update(tx, id, target, entry) {
    await tx.update(news).set(rowOf(target, entry)).where(eq(news.id, id));
  },
  async remove(tx, id) {
    await tx.delete(news).where(eq(news.id, id));
  },
};
