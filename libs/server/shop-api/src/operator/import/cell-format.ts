import type { PriceSums } from '../../pricing/price-sums';
import type { FlagWords } from './flag-words';

/** What the cells of a layout look like. */
export interface CellFormat {
  /** The headings of the columns that the native layout names otherwise. */
  readonly headings: Readonly<Record<string, string>>;
  /** The field that says which product it is. */
  readonly codeField: string;
  /** The heading of the code that the program itself gives each product, for those without one of the shop's. */
  readonly spareCode?: string;
  /** What it says of products that are shown and that are not. */
  readonly shownWords: FlagWords;
  /** Whether prices contain the tax, where the program behind the layout settles that; null: it leaves it to the shop. */
  readonly prices: PriceSums | null;
  /** Between the categories of a product. */
  readonly betweenCategories: RegExp;
  /** Between a category and the one below it. */
  readonly belowCategory: RegExp;
  /** The headings of options that are not read: their values stand in one cell and have no stock of their own. */
  readonly lostOptions?: RegExp;
}
