/** How many entries a block shows at most. */
interface Limited<Kind extends string> {
  readonly kind: Kind;
  readonly limit: number;
}

/** What a block of a page shows. Its data comes from the queries of its kind. */
export type LayoutBlockContent =
  /** The first picture of the shop and what stands on it, from the settings. */
  | { readonly kind: 'hero' }
  /** Why to buy here: what the checkout does. */
  | { readonly kind: 'reasons' }
  /** The banners of an area: `home-main`. */
  | { readonly kind: 'banners'; readonly area: string }
  | { readonly kind: 'collection'; readonly alias: string; readonly limit: number }
  | {
      readonly kind: 'products';
      /** The key of a tag; null: products of all tags. */
      readonly tag: string | null;
      readonly sort: 'recommended' | 'new' | 'price_asc' | 'price_desc';
      readonly limit: number;
    }
  | { readonly kind: 'categories' }
  /** For members: what came out since they were here last. */
  | Limited<'whats-new'>
  | Limited<'ranking'>
  | Limited<'recently-viewed'>
  | Limited<'news'>
  | Limited<'blogs'>
  | Limited<'stylists'>
  | Limited<'catalogs'>
  | { readonly kind: 'calendar' }
  /** A text of the editors by its code. */
  | { readonly kind: 'free-area'; readonly code: string }
  /** HTML that the API has made harmless. */
  | { readonly kind: 'html'; readonly body: string };

/** One block of a page. */
export type LayoutBlockView = LayoutBlockContent & {
  readonly id: number;
  /** May be empty: the block then has the title of its kind. */
  readonly title: string;
};
