import type { Picture } from '@shop/site/views/picture';

/** A block of structured data in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What others are told of a page: search engines, and whoever it is shared with. */
export interface PageDescription {
  readonly type: 'website' | 'product';
  readonly picture: Picture | null;
  readonly structuredData: readonly StructuredData[];
}

/** Where a page stands. */
export interface PageAddress {
  /** The configured origin of the shop, without a slash at its end. */
  readonly origin: string;
  /** The canonical address. */
  readonly url: string;
}
