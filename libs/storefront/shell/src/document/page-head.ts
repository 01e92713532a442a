/** What a page says in the head of its document. */
export interface PageHead {
  /** Without the site's name; the theme's title of the page where left out. */
  readonly title?: string;
  readonly description?: string;
  /** Search engines must not index the page. */
  readonly isHidden?: boolean;
  /** The query parameters that belong to the canonical URL; all others are left out of it. */
  readonly canonicalParameters?: readonly string[];
}
