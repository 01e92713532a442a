import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { blogs, images } from '../../../db/schema';
import { Description, fieldsOf, flag, formatMoment, lineOf, Moment, Title } from '../content-fields';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { FILE_NAME } from './file-name';

const LABEL_MAX = 50;
const AUTHOR_MAX = 100;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

const schema = fieldsOf({
  title: Title,
  label: lineOf(LABEL_MAX, 1),
  author: lineOf(AUTHOR_MAX, 1),
  excerpt: Description,
  date: Moment,
  show: flag(true),
});
type BlogFields = v.InferOutput<typeof schema>;

const rowOf = ({ channelId, imageId }: EntryTarget, { fields, body }: ContentEntry<BlogFields>) => ({
  ...{ channelId, imageId, body },
  title: fields.title,
  label: fields.label,
  author: fields.author,
  excerpt: fields.excerpt,
  publishedAt: fields.date,
  isShow: fields.show,
});

/** Articles. */
export const blogKind: ContentKind<BlogFields> = {
  folder: 'blog',
  ja: 'ブログ',
  namePattern: FILE_NAME,
  nameExample: '2026-05-01-new-kiln.md',
  identity: 'file',
  body: 'html',
  picture: 'optional',
  schema,
  format: ({ title, label, author, excerpt, date, show }) => ({
    ...{ title, label, author },
    ...(excerpt === '' ? {} : { excerpt }),
    date: formatMoment(date),
    ...(show ? {} : { show }),
  }),
  async load(db, channelId) {
    const rows = await db
      .select({ blog: blogs, image: { path: images.path, alt: images.alt } })
      .from(blogs)
      .leftJoin(images, eq(images.id, blogs.imageId))
      .where(eq(blogs.channelId, channelId))
      .orderBy(asc(blogs.id));
    return rows.map(({ blog: { id, title, label, author, excerpt, publishedAt, isShow, body }, image }) => ({
      id,
      name: `${formatMoment(publishedAt).slice(0, DAY_LENGTH)}-${id}`,
      fields: { title, label, author, excerpt, date: publishedAt, show: isShow },
      body,
      picture: image,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(await tx.insert(blogs).values(rowOf(target, entry)).returning({ id: blogs.id })),
  async update(tx, id, target, entry) {
    await tx.update(blogs).set(rowOf(target, entry)).where(eq(blogs.id, id));
  },
  async remove(tx, id) {
    await tx.delete(blogs).where(eq(blogs.id, id));
  },
};
