import { BLOG_ERRORS } from '@shop/contract/blogs/blog-errors';
import { and, eq } from 'drizzle-orm';
import { blogs } from '../db/schema';
import { notFound } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { type BlogRow, publishedBlogs, selectBlogs } from './blog-store';

/** The published article of this shop; throws a 404 where there is none. */
export async function findBlog(context: RouteContext, id: number): Promise<BlogRow> {
  const [row] = await selectBlogs(context).where(and(publishedBlogs(context), eq(blogs.id, id)));
  if (row === undefined) throw notFound(BLOG_ERRORS.notFound, '記事が見つかりません');
  return row;
}
