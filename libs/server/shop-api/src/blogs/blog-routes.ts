import type { Route } from '../http/define-route';
import { getBlogRoute } from './get-blog-route';
import { listBlogProductsRoute } from './list-blog-products-route';
import { listBlogsRoute } from './list-blogs-route';

/** Articles of the blog. */
export const blogRoutes: readonly Route[] = [listBlogsRoute, getBlogRoute, listBlogProductsRoute];
