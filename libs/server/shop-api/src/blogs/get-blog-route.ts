import { BLOG_ERRORS } from '@shop/contract/blogs/blog-errors';
import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { and, eq } from 'drizzle-orm';
import { blogs } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { publishedBlogs, selectBlogs } from './blog-store';
import { presentBlogSummary } from './present-blog-summary';

/** GET /v1/blogs/{id} */
export const getBlogRoute = defineRoute(getBlogSpec, async (context, { params: { id } }) => {
  const [row] = await selectBlogs(context).where(and(publishedBlogs(context), eq(blogs.id, id)));
  if (row === undefined) throw notFound(BLOG_ERRORS.notFound, '記事が見つかりません');
  return { ...presentBlogSummary(row), body: sanitiseHtml(row.blog.body) };
});
