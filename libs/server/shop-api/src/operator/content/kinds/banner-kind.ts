import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { banners, images } from '../../../db/schema';
import { fieldsOf, lineOf, LinkText, textOf, Title } from '../content-fields';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { DISPLAY_FIELDS, displayColumns, displayFieldsOf, formatDisplayFields } from '../display-fields';
import { FILE_NAME } from './file-name';

const AREA_MAX = 100;
const TEXT_MAX = 1_000;
const DOWNLOAD_NAME_MAX = 200;

const schema = fieldsOf({
  area: lineOf(AREA_MAX, 1),
  title: Title,
  text: v.optional(textOf(TEXT_MAX), ''),
  link: LinkText,
  downloadName: v.optional(v.nullable(lineOf(DOWNLOAD_NAME_MAX, 1)), null),
  ...DISPLAY_FIELDS,
});
type BannerFields = v.InferOutput<typeof schema>;

function rowOf({ channelId, name, imageId }: EntryTarget, { fields }: ContentEntry<BannerFields>) {
  if (imageId === null) throw new Error(`The banner ${name} has no picture`);
  return {
    channelId,
    imageId,
    area: fields.area,
    title: fields.title,
    text: fields.text,
    linkUrl: fields.link,
    downloadName: fields.downloadName,
    ...displayColumns(fields),
  };
}

/** Pictures with a link, by the area in which they are shown. */
export const bannerKind: ContentKind<BannerFields> = {
  folder: 'banners',
  ja: 'バナー',
  namePattern: FILE_NAME,
  nameExample: 'home-main-1.md',
  identity: 'file',
  body: 'none',
  picture: 'required',
  schema,
  format: ({ area, title, text, link, downloadName, ...display }) => ({
    area,
    title,
    ...(text === '' ? {} : { text }),
    ...(link === null ? {} : { link }),
    ...(downloadName === null ? {} : { downloadName }),
    ...formatDisplayFields(display),
  }),
  async load(db, channelId) {
    const rows = await db
      .select({ banner: banners, image: { path: images.path, alt: images.alt } })
      .from(banners)
      .innerJoin(images, eq(images.id, banners.imageId))
      .where(eq(banners.channelId, channelId))
      .orderBy(asc(banners.id));
    return rows.map(({ banner, image }) => ({
      id: banner.id,
      name: `banner-${banner.id}`,
      fields: {
        area: banner.area,
        title: banner.title,
        text: banner.text,
        link: banner.linkUrl,
        downloadName: banner.downloadName,
        ...displayFieldsOf(banner),
      },
      body: '',
      picture: image,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(await tx.insert(banners).values(rowOf(target, entry)).returning({ id: banners.id })),
  async update(tx, id, target, entry) {
    await tx.update(banners).set(rowOf(target, entry)).where(eq(banners.id, id));
  },
  async remove(tx, id) {
    await tx.delete(banners).where(eq(banners.id, id));
  },
};
