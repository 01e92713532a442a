import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { sanitiseHtml } from '../html/sanitise-html';
import { defineRoute } from '../http/define-route';
import { findBlog } from './find-blog';
import { presentBlogSummary } from './present-blog-summary';

/** GET /v1/blogs/{id} */
export const getBlogRoute = defineRoute(getBlogSpec, async (context, { params: { id } }) => {
  const row = await findBlog(context, id);
  return { ...presentBlogSummary(row), body: sanitiseHtml(row.blog.body) };
});
