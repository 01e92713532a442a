import type { Picture } from '@shop/site/views/picture';

/** In stock, few left, or out of stock. */
export type StockState = 'in_stock' | 'few' | 'out';

/** A product in a list. Prices in integer yen, tax included. */
export interface ProductSummaryView {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly priceWithTax: number;
  /** Whole percent, for themes that state the price without tax beside it: in the HTML of a list it costs less than that price. */
  readonly taxRate: number;
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
  /** 商品番号. */
  readonly code: string;
  /** The options of this variant in one line, 白／M; left out where it is the only one. */
  readonly variant?: string;
  /** Single pieces are ordered in multiples of it; left out where any number may be. */
  readonly lotSize?: number;
  /** The smallest unit of sale above the piece, in integer yen without tax; left out where there is none. */
  readonly smallestUnit?: { readonly name: string; readonly pieces: number; readonly price: number };
  /** The sizes in which one can be bought now; left out where there is no choice. */
  readonly sizes?: readonly string[];
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
  /** Few are left; left out where that is not so. */
  readonly isFew?: true;
  /** The values of its options in their order; left out where it has one option at most, which is its label. */
  readonly values?: readonly string[];
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
  /** As it was written: HTML, sanitised by the API, or plain text. */
  readonly description: string;
  readonly priceWithTax: number;
  readonly price: number;
  /** Single pieces are ordered in multiples of it. */
  readonly lotSize: number;
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
  /** What it is marked with: 家で洗える. */
  readonly tags: readonly { readonly key: string; readonly name: string }[];
  /** Empty where there is nothing to choose. */
  readonly variants: readonly ProductVariantView[];
  readonly isFavourite: boolean;
  readonly isLiked: boolean;
  /** How many members like it. */
  readonly likesCount: number;
  /** The member's bookmark of it; null where there is none. */
  readonly bookmarkId: number | null;
}
