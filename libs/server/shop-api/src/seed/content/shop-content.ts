import type { DrawingKey } from '../pictures/drawing-key';

/** An article with paragraphs of plain text; a heading begins with `# `. */
export interface SeedArticle {
  readonly title: string;
  readonly label: string;
  readonly author: string;
  readonly excerpt: string;
  readonly text: readonly string[];
  /** The products that it is about, by line and kind (`linen-cushion`): its picture is of the first, its end leads to all. */
  readonly products: readonly string[];
  readonly daysAgo: number;
}

export interface SeedBanner {
  readonly area: 'home-main' | 'home-sub' | 'product-list' | 'cart';
  readonly title: string;
  readonly text: string;
  readonly linkUrl: string;
  /** Its picture is offered as a file. */
  readonly isDownloadable?: true;
}

export interface SeedCollection {
  readonly alias: string;
  readonly name: string;
  readonly description: string;
  /** What its name and description say of each of its products. */
  readonly promise: TagPromise;
}

export interface SeedBook {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly pages: number;
  readonly daysAgo: number;
}

/** A drawn person in clothes of a colour. */
export interface Portrait {
  readonly drawing: DrawingKey;
  readonly hex: string;
}

export interface SeedStylist {
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  readonly role: string;
  readonly profile: string;
  readonly portrait: Portrait;
  /** Its picture is of the first of its products. */
  readonly looks: readonly (readonly [title: string, text: string, products: readonly string[]])[];
}

export interface SeedTag {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** Protected by this password, where there is one. */
  readonly password?: string;
  /** The code of the school that prescribes its products, where one does. */
  readonly schoolCode?: string;
  /** What the tag promises of a product; without it any product may carry it. */
  readonly promise?: TagPromise;
}

/** What must hold for each product with a tag, or of a collection. */
export interface TagPromise {
  /** Its description says so. */
  readonly says?: string;
  /** None of its variants costs more; yen with tax. */
  readonly maxPrice?: number;
  readonly maxShippingDays?: number;
  /** It stands in one of these aisles. */
  readonly aisles?: readonly string[];
}

export interface SeedQuestion {
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}

export interface SeedLandingPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** The alias of the collection whose products it shows. */
  readonly collection: string;
  readonly text: readonly string[];
  readonly hasCoupons: boolean;
}

/** The headings of the home page. */
export interface SeedLayoutTitles {
  readonly reasons: string;
  readonly categories: string;
  readonly arrivals: string;
  readonly ranking: string;
  readonly articles: string;
  readonly staff: string;
  readonly catalogs: string;
}

/** The content of a demo shop besides its products. */
export interface ShopContent {
  readonly articles: readonly SeedArticle[];
  readonly banners: readonly SeedBanner[];
  readonly collections: readonly SeedCollection[];
  readonly books: readonly SeedBook[];
  readonly stylists: readonly SeedStylist[];
  readonly tags: readonly SeedTag[];
  readonly questions: readonly SeedQuestion[];
  readonly landingPages: readonly SeedLandingPage[];
  readonly welcome: string;
  /** What stands at the top of the home; missing where the theme has a sample of its own. */
  readonly hero?: { readonly phrase: string; readonly lead: string };
  readonly layoutTitles: SeedLayoutTitles;
}
