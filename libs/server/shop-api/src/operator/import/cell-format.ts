/** What the cells of a layout look like. */
export interface CellFormat {
  /** The headings of the columns that the native layout names otherwise. */
  readonly headings: Readonly<Record<string, string>>;
  /** Between the categories of a product. */
  readonly betweenCategories: RegExp;
  /** Between a category and the one below it. */
  readonly belowCategory: RegExp;
}
