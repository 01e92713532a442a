import { presentImage } from '../images/present-image';
import type { BlogRow } from './blog-store';

/** An article as lists show it: without its body. */
export const presentBlogSummary = ({ blog, image }: BlogRow) => ({
  id: blog.id,
  title: blog.title,
  label: blog.label,
  excerpt: blog.excerpt,
  author: blog.author,
  image: presentImage(image),
  published_at: blog.publishedAt.toISOString(),
});
