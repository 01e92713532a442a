import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { and, count, desc, eq, lte } from 'drizzle-orm';
import { blogs, images } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';
import { presentImage } from '../images/present-image';

interface BlogRow {
  readonly blog: typeof blogs.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
}

const published = ({ channel, clock }: RouteContext) =>
  and(eq(blogs.channelId, channel.id), eq(blogs.isShow, true), lte(blogs.publishedAt, clock.now()));

const select = ({ db }: RouteContext) =>
  db.select({ blog: blogs, image: images }).from(blogs).leftJoin(images, eq(images.id, blogs.imageId));

const presentEntry = ({ blog, image }: BlogRow) => ({
  id: blog.id,
  title: blog.title,
  label: blog.label,
  excerpt: blog.excerpt,
  author: blog.author,
  image: presentImage(image),
  published_at: blog.publishedAt.toISOString(),
});

/** GET /v1/blogs */
const listBlogsRoute = handle(listBlogsSpec, async (context, { query }) => {
  const { limit, offset } = pageBounds(query);
  const [total] = await context.db.select({ value: count() }).from(blogs).where(published(context));
  const rows = await select(context)
    .where(published(context))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(limit)
    .offset(offset);
  context.answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentEntry);
});

/** GET /v1/blogs/{id} */
const getBlogRoute = handle(getBlogSpec, async (context, { params: { id } }) => {
  const [row] = await select(context).where(and(published(context), eq(blogs.id, id)));
  if (row === undefined) throw notFound('blog.not_found', '記事が見つかりません');
  return { ...presentEntry(row), body: sanitiseHtml(row.blog.body) };
});

export const blogRoutes: readonly Route[] = [listBlogsRoute, getBlogRoute];
