import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { count, desc } from 'drizzle-orm';
import { blogs } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { publishedBlogs, selectBlogs } from './blog-store';
import { presentBlogSummary } from './present-blog-summary';

/** GET /v1/blogs */
export const listBlogsRoute = defineRoute(listBlogsSpec, async (context, { query }) => {
  const { limit, offset } = limitAndOffset(query);
  const [total] = await context.db.select({ value: count() }).from(blogs).where(publishedBlogs(context));
  const rows = await selectBlogs(context)
    .where(publishedBlogs(context))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(limit)
    .offset(offset);
  context.response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentBlogSummary);
});
