import type { Picture } from '@shop/site/views/picture';

/** In stock, few left, or out of stock. */
export type StockState = 'in_stock' | 'few' | 'out';

/** A product in a list. Prices in integer yen, tax included. */
export interface ProductSummaryView {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly priceWithTax: number;
  readonly priceBefore: number | null;
  readonly picture: Picture | null;
  readonly stockState: StockState;
  /** How many variants there are to choose from. */
  readonly variantCount: number;
  readonly brandName: string;
  readonly isFavourite: boolean;
  /** Whether it came out lately. */
  readonly isNew: boolean;
  /** 1 to 5, one decimal place; null while nobody has reviewed it. */
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** One variant to choose: a link to its own page. */
export interface ProductVariantView {
  readonly key: string;
  /** Its options in one line: 白／M. */
  readonly label: string;
  /** The smallest file of its picture. */
  readonly thumbnail: string | null;
  readonly isCurrent: boolean;
  readonly isAvailable: boolean;
}

/** One of a product's pictures, large and small. */
export interface ProductPictureView extends Picture {
  /** The smallest file, the same that stands for a variant. */
  readonly thumbnail: string;
  /** The variant that it shows, where that is another than the page's. */
  readonly variant: { readonly key: string; readonly label: string } | null;
}

/** One product with everything its page shows. */
export interface ProductView {
  readonly id: number;
  readonly key: string;
  readonly code: string;
  /** The name of the model; options name the variant. */
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly catchCopy: string;
  /** Plain text. */
  readonly description: string;
  /** The same as HTML, sanitised by the API; null where it was written as plain text. */
  readonly descriptionHtml: string | null;
  readonly priceWithTax: number;
  readonly price: number;
  readonly priceBefore: number | null;
  readonly isReducedRate: boolean;
  readonly isShown: boolean;
  readonly isAvailable: boolean;
  readonly stockState: StockState;
  readonly stockLeft: number | null;
  readonly pictures: readonly ProductPictureView[];
  /** Whether it is sold in cases or the like besides single pieces. */
  readonly hasUnits: boolean;
  readonly hasSizeTables: boolean;
  /** Whether it is offered together with others. */
  readonly hasSets: boolean;
  /** `YYYY-MM-DD` in the region around the warehouse. */
  readonly earliestArrivalOn: string | null;
  readonly point: number;
  readonly brandName: string;
  readonly makerName: string;
  readonly categories: readonly { readonly key: string; readonly name: string }[];
  /** Empty where there is nothing to choose. */
  readonly variants: readonly ProductVariantView[];
  /** What the variants differ in: 色・サイズ. */
  readonly variantTerm: string;
  readonly isFavourite: boolean;
  readonly isLiked: boolean;
  /** How many members like it. */
  readonly likesCount: number;
  /** The member's bookmark of it; null where there is none. */
  readonly bookmarkId: number | null;
}
