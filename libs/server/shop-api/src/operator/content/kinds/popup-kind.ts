import { EventName } from '@shop/contract/ecommerce-events/event-name';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { images, popups } from '../../../db/schema';
import { fieldsOf, lineOf, LinkText, Title } from '../content-fields';
import { bilingual } from '../content-issue';
import { type ContentEntry, type ContentKind, type EntryTarget, insertedId } from '../content-kind';
import { DISPLAY_FIELDS, displayColumns, displayFieldsOf, formatDisplayFields } from '../display-fields';
import { FILE_NAME } from './file-name';

const LINK_TEXT_MAX = 100;
const NAME_MAX = 100;
const MAX_PAGES = 50;
const FREQUENCIES = ['once', 'daily', 'always'] as const;

/** Events that the contract names but that no page sends to the shop: a popup would wait for them in vain. */
const UNSENT: readonly string[] = ['page_view', 'view_promotion', 'select_promotion'];
const SENT: readonly string[] = EventName.options.filter((name) => !UNSENT.includes(name));

const schema = fieldsOf({
  title: Title,
  frequency: v.optional(
    v.picklist(
      FREQUENCIES,
      bilingual(`${FREQUENCIES.join('、')} のどれかです`, `one of ${FREQUENCIES.join(', ')}`),
    ),
    'once',
  ),
  pages: v.optional(
    v.pipe(
      v.array(lineOf(NAME_MAX, 1), bilingual('ページを - で並べてください', 'must be a list of pages')),
      v.maxLength(MAX_PAGES, bilingual(`${MAX_PAGES} 個までです`, `at most ${MAX_PAGES}`)),
    ),
    () => [],
  ),
  event: v.optional(
    v.nullable(
      v.pipe(
        lineOf(NAME_MAX, 1),
        v.check(
          (name) => SENT.includes(name),
          bilingual(`${SENT.join('、')} のどれかです`, `one of ${SENT.join(', ')}`),
        ),
      ),
    ),
    null,
  ),
  link: LinkText,
  linkText: v.optional(lineOf(LINK_TEXT_MAX), ''),
  ...DISPLAY_FIELDS,
});
type PopupFields = v.InferOutput<typeof schema>;

const rowOf = (
  { channelId, name, imageId, now }: EntryTarget,
  { fields, body }: ContentEntry<PopupFields>,
) => ({
  ...{ channelId, code: name, imageId, body, updatedAt: now },
  title: fields.title,
  frequency: fields.frequency,
  pages: fields.pages,
  eventName: fields.event,
  linkUrl: fields.link,
  linkText: fields.linkText,
  ...displayColumns(fields),
});

/** Popups that open over a page, by themselves or after an event. */
export const popupKind: ContentKind<PopupFields> = {
  folder: 'popups',
  ja: 'ポップアップ',
  namePattern: FILE_NAME,
  nameExample: 'welcome.md',
  identity: 'name',
  body: 'html',
  picture: 'optional',
  schema,
  format: ({ title, frequency, pages, event, link, linkText, ...display }) => ({
    title,
    frequency,
    ...(pages.length === 0 ? {} : { pages }),
    ...(event === null ? {} : { event }),
    ...(link === null ? {} : { link }),
    ...(linkText === '' ? {} : { linkText }),
    ...formatDisplayFields(display),
  }),
  async load(db, channelId) {
    const rows = await db
      .select({ popup: popups, image: { path: images.path, alt: images.alt } })
      .from(popups)
      .leftJoin(images, eq(images.id, popups.imageId))
      .where(eq(popups.channelId, channelId))
      .orderBy(asc(popups.id));
    return rows.map(({ popup, image }) => ({
      id: popup.id,
      name: popup.code,
      fields: {
        title: popup.title,
        frequency: popup.frequency,
        pages: [...popup.pages],
        event: popup.eventName,
        link: popup.linkUrl,
        linkText: popup.linkText,
        ...displayFieldsOf(popup),
      },
      body: popup.body,
      picture: image,
    }));
  },
  insert: async (tx, target, entry) =>
    insertedId(await tx.insert(popups).values(rowOf(target, entry)).returning({ id: popups.id })),
  async update(tx, id, target, entry) {
    await tx.update(popups).set(rowOf(target, entry)).where(eq(popups.id, id));
  },
  async remove(tx, id) {
    await tx.delete(popups).where(eq(popups.id, id));
  },
};
