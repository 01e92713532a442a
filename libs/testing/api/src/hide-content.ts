import type { Database } from '@shop/shop-api/db/database';
import {
  blogs,
  brands,
  catalogs,
  coupons,
  flipBooks,
  landingPages,
  makers,
  news,
  popups,
  qas,
  stylists,
} from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';

/** Hides all news of all shops, as an editor would, so that a test sees a shop without any. */
export async function hideNews(db: Database): Promise<void> {
  await db.update(news).set({ isShow: false });
}

/** Hides all articles of all shops. */
export async function hideBlogs(db: Database): Promise<void> {
  await db.update(blogs).set({ isShow: false });
}

/** Hides all printed catalogues of all shops. */
export async function hideCatalogs(db: Database): Promise<void> {
  await db.update(catalogs).set({ isShow: false });
}

/** Hides all coupons of all shops. */
export async function hideCoupons(db: Database): Promise<void> {
  await db.update(coupons).set({ isShow: false });
}

/** Hides all landing pages of all shops. */
export async function hideLandingPages(db: Database): Promise<void> {
  await db.update(landingPages).set({ isShow: false });
}

/** Hides all digital catalogues of all shops. */
export async function hideFlipBooks(db: Database): Promise<void> {
  await db.update(flipBooks).set({ isShow: false });
}

/** Hides all popups of all shops. */
export async function hidePopups(db: Database): Promise<void> {
  await db.update(popups).set({ isShow: false });
}

/** Hides all questions of all shops. */
export async function hideQuestions(db: Database): Promise<void> {
  await db.update(qas).set({ isShow: false });
}

/** Gives the makers, brands and stylists of a shop to another one: they have no switch, and products refer to them. */
export async function moveMakersAndStylists(
  db: Database,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (const table of [makers, brands, stylists])
    await db.update(table).set({ channelId: to }).where(eq(table.channelId, from));
}
