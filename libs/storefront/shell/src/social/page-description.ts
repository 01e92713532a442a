import type { Picture } from '@shop/site/views/picture';

/** A block of structured data in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** How search engines and social networks show a page. */
export interface PageDescription {
  readonly type: 'website' | 'product' | 'article';
  readonly picture: Picture | null;
  readonly structuredData: readonly StructuredData[];
}

/** The URL of a page, and the origin it begins with. */
export interface PageUrl {
  /** The configured origin of the shop, without a trailing slash. */
  readonly origin: string;
  /** The canonical URL. */
  readonly url: string;
}
