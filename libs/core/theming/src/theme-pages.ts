import type { PageId } from './page-id';
import { type CodeLoader, type ThemeCode, type ThemePage, declareCode } from './theme-part';

/** Every page of a complete theme, with its title. */
export interface PageTable {
  readonly pages: Readonly<Record<PageId, ThemePage>>;
  /** The document's title on each page, without the name of the site. */
  readonly titles: Readonly<Record<PageId, string>>;
}

/** Declares the table of all pages: `themePages(() => import('./all-pages'))`. Keep the import inline: the build reads it. */
/* @__NO_SIDE_EFFECTS__ */
export function themePages(loader: CodeLoader<PageTable>): ThemeCode<PageTable> {
  return declareCode(loader);
}
