import { and, eq } from 'drizzle-orm';
import { collections, images, landingPages } from '../db/schema';
import { activeAt } from '../http/active-at';
import type { RouteContext } from '../http/route-context';

export interface LandingPageRow {
  readonly page: typeof landingPages.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
  /** The alias of the collection whose products the page shows. */
  readonly collection: string | null;
}

/** The condition of landing pages that this shop shows now. */
export const openLandingPages = ({ channel, clock }: RouteContext) =>
  and(
    eq(landingPages.channelId, channel.id),
    eq(landingPages.isShow, true),
    activeAt(landingPages, clock.now()),
  );

/** Selects landing pages with their pictures. */
export const selectLandingPages = ({ db }: RouteContext) =>
  db
    .select({ page: landingPages, image: images, collection: collections.alias })
    .from(landingPages)
    .leftJoin(collections, eq(collections.id, landingPages.collectionId))
    .leftJoin(images, eq(images.id, landingPages.imageId));
