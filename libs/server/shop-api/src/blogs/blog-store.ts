import { and, eq, lte } from 'drizzle-orm';
import { blogs, images } from '../db/schema';
import type { RouteContext } from '../http/route-context';

export interface BlogRow {
  readonly blog: typeof blogs.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
}

/** The condition of articles that this shop shows now. */
export const publishedBlogs = ({ channel, clock }: RouteContext) =>
  and(eq(blogs.channelId, channel.id), eq(blogs.isShow, true), lte(blogs.publishedAt, clock.now()));

/** Selects articles with their pictures. */
export const selectBlogs = ({ db }: RouteContext) =>
  db.select({ blog: blogs, image: images }).from(blogs).leftJoin(images, eq(images.id, blogs.imageId));
