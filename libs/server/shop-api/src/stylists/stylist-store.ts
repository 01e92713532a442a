import { and, eq } from 'drizzle-orm';
import { images, stylists } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** The condition of stylists that this shop shows. */
export const shownStylists = ({ channel }: RouteContext) =>
  and(eq(stylists.channelId, channel.id), eq(stylists.isShow, true));

/** Selects stylists with their pictures. */
export const selectStylists = ({ db }: RouteContext) =>
  db
    .select({ stylist: stylists, image: images })
    .from(stylists)
    .leftJoin(images, eq(images.id, stylists.imageId));
