import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { banners, images } from '../db/schema';
import { activeAt } from '../http/active-at';

interface BannerRow {
  readonly banner: typeof banners.$inferSelect;
  readonly image: typeof images.$inferSelect;
}

interface WantedBanners {
  readonly channelId: number;
  /** All areas where it is left out. */
  readonly areas?: readonly string[] | undefined;
  readonly now: Date;
}

const shown = ({ channelId, areas, now }: WantedBanners) =>
  and(
    eq(banners.channelId, channelId),
    eq(banners.isShow, true),
    activeAt(banners, now),
    areas === undefined ? undefined : inArray(banners.area, [...areas]),
  );

const select = (db: Executor) =>
  db
    .select({ banner: banners, image: images })
    .from(banners)
    .innerJoin(images, eq(images.id, banners.imageId));

/** A page of the shown banners, area by area. */
export async function readBanners(
  db: Executor,
  wanted: WantedBanners,
  bounds: { readonly limit: number; readonly offset: number },
): Promise<{ rows: BannerRow[]; total: number }> {
  const [total] = await db.select({ value: count() }).from(banners).where(shown(wanted));
  const rows = await select(db)
    .where(shown(wanted))
    .orderBy(asc(banners.area), asc(banners.position), asc(banners.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
  return { rows, total: total?.value ?? 0 };
}

/** The shown banner of that id. */
export async function findBanner(db: Executor, wanted: WantedBanners, id: number): Promise<BannerRow | null> {
  const [row] = await select(db).where(and(shown(wanted), eq(banners.id, id)));
  return row ?? null;
}
