import type { PageId } from './page-id';
import { type CodeLoader, type ThemeCode, type ThemePage, type ThemeSlot, declareCode } from './theme-part';

/** What the shell gives to the aids for long pages. */
export interface ScrollAidsProps {
  /** Scrolls to the top of the page. */
  readonly onTop: () => void;
}

/** What the shell gives to what adds a favourite after a sign-in. */
export interface FavouriteWishProps {
  /** What the shopper wanted as a guest. */
  readonly productId: number;
  /** The work has begun: it is not to be done again. */
  readonly onDone: () => void;
}

/** Every page of a complete theme, with its title. */
export interface PageTable {
  readonly pages: Readonly<Record<PageId, ThemePage>>;
  /** The document's title on each page, without the name of the site. */
  readonly titles: Readonly<Record<PageId, string>>;
  /** What opens over any page. Each knows by itself what to show. */
  readonly overlays: {
    readonly popup: ThemeSlot<object>;
    readonly scrollAids: ThemeSlot<ScrollAidsProps>;
    readonly favouriteWish: ThemeSlot<FavouriteWishProps>;
  };
  /**
   * What the empty elements of pages and layouts are filled with, `<div data-late="cart" />`, by the area that they name:
   * it is loaded when a shopper who does something comes near one.
   */
  readonly late: ThemeSlot<{ readonly area: string }>;
}

/** Declares the table of all pages: `themePages(() => import('./all-pages'))`. Keep the import inline: the build reads it. */
/* @__NO_SIDE_EFFECTS__ */
export function themePages(loader: CodeLoader<PageTable>): ThemeCode<PageTable> {
  return declareCode(loader);
}
