import type { Database } from '@shop/shop-api/db/database';
import { blogs, catalogs, coupons, flipBooks, landingPages, news, popups } from '@shop/shop-api/db/schema';

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
