import type { Picture } from '@shop/site/views/picture';

/** A block of structured data in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** How search engines and social networks show a page. */
export interface PageDescription {
  readonly type: 'website' | 'product';
  readonly picture: Picture | null;
  readonly structuredData: readonly StructuredData[];
}

/** The address of a page. */
export interface PageAddress {
  /** The configured origin of the shop, without a trailing slash. */
  readonly origin: string;
  /** The canonical address. */
  readonly url: string;
}
