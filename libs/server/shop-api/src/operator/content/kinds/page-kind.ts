import { LayoutName } from '@shop/contract/layouts/layout-name';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { staticPages } from '../../../db/schema';
import { Description, fieldsOf, flag, Order, Title } from '../content-fields';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';

const schema = fieldsOf({
  title: Title,
  description: Description,
  layout: v.optional(LayoutName, 'default'),
  order: Order,
  show: flag(true),
});
type PageFields = v.InferOutput<typeof schema>;

const rowOf = ({ channelId, name, now }: EntryTarget, { fields, body }: ContentEntry<PageFields>) => ({
  channelId,
  url: `/${name}`,
  title: fields.title,
  description: fields.description,
  layout: fields.layout,
  position: fields.order,
  isShow: fields.show,
  body,
  updatedAt: now,
});

/** Static and legal pages: `pages/legal.md` is the page `/legal`. */
export const pageKind: ContentKind<PageFields> = {
  folder: 'pages',
  ja: '固定ページ',
  namePattern: /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*){0,5}$/,
  nameExample: 'guide/shipping.md',
  identity: 'name',
  body: 'terms',
  picture: 'none',
  schema,
  format: ({ title, description, layout, order, show }) => ({
    title,
    ...(description === '' ? {} : { description }),
    ...(layout === 'default' ? {} : { layout }),
    ...(order === 0 ? {} : { order }),
    ...(show ? {} : { show }),
  }),
  async load(db, channelId) {
    const rows = await db
      .select()
      .from(staticPages)
      .where(eq(staticPages.channelId, channelId))
      .orderBy(asc(staticPages.id));
    return rows.map(({ id, url, title, description, layout, position, isShow, body }) => ({
      id,
      name: url.slice(1),
      fields: { title, description, layout, order: position, show: isShow },
      body,
      picture: null,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(await tx.insert(staticPages).values(rowOf(target, entry)).returning({ id: staticPages.id })),
  async update(tx, id, target, entry) {
    await tx.update(staticPages).set(rowOf(target, entry)).where(eq(staticPages.id, id));
  },
  async remove(tx, id) {
    await tx.delete(staticPages).where(eq(staticPages.id, id));
  },
};
