import type { Database } from '@shop/shop-api/db/database';
import {
  banners,
  blogs,
  catalogs,
  channels,
  collections,
  coupons,
  displayMessages,
  flipBookPages,
  flipBooks,
  freeAreas,
  inquiries,
  inquiryComments,
  landingPages,
  layoutBlocks,
  mails,
  makers,
  news,
  packings,
  paymentMethods,
  popups,
  productModels,
  productSets,
  qas,
  staticPages,
  stylistLooks,
  stylists,
  tags,
} from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';

/** A text that a shop says, and where. */
export interface SeededText {
  readonly channelId: number;
  /** Such as `qas 12`. */
  readonly where: string;
  readonly text: string;
}

/** Not read by anybody as words. */
const CODES: ReadonlySet<string> = new Set(['searchText', 'nameKana', 'passwordHash']);

/** The strings in a row, also those within its JSON. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, part]) => (CODES.has(key) ? [] : stringsIn(part)));
}

const told = (name: string, channelId: number, id: number | string, row: unknown): readonly SeededText[] =>
  stringsIn(row).map((text) => ({ channelId, where: `${name} ${id}`, text }));

/** Everything that the shops of a database say of themselves; not what members write. */
export async function readSeededTexts(db: Database): Promise<readonly SeededText[]> {
  const tables = {
    ...{ banners, blogs, catalogs, collections, coupons, displayMessages, flipBooks, freeAreas },
    ...{ landingPages, layoutBlocks, makers, news, packings, popups, productModels, productSets },
    ...{ qas, staticPages, stylists, tags },
  };
  const texts: (readonly SeededText[])[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const rows = await db.select().from(table);
    texts.push(...rows.map((row) => told(name, row.channelId, row.id, row)));
  }
  for (const row of await db.select().from(paymentMethods))
    texts.push(told('payments', row.channelId, row.paymentId, row));
  for (const { id, description, settings, ...row } of await db.select().from(channels))
    texts.push(told('channel', id, row.key, { description, settings }));
  for (const { channelId, page } of await db
    .select({ channelId: flipBooks.channelId, page: flipBookPages })
    .from(flipBookPages)
    .innerJoin(flipBooks, eq(flipBooks.id, flipBookPages.flipBookId)))
    texts.push(told('flipBookPages', channelId, `${page.flipBookId}/${page.number}`, page));
  for (const { channelId, look } of await db
    .select({ channelId: stylists.channelId, look: stylistLooks })
    .from(stylistLooks)
    .innerJoin(stylists, eq(stylists.id, stylistLooks.stylistId)))
    texts.push(told('stylistLooks', channelId, look.id, look));
  for (const { channelId, comment } of await db
    .select({ channelId: inquiries.channelId, comment: inquiryComments })
    .from(inquiryComments)
    .innerJoin(inquiries, eq(inquiries.id, inquiryComments.inquiryId)))
    if (comment.author === 'shop') texts.push(told('inquiryComments', channelId, comment.id, comment));
  for (const { id, channelId, subject, text } of await db.select().from(mails))
    if (channelId !== null) texts.push(told('mails', channelId, id, { subject, text }));
  return texts.flat();
}
