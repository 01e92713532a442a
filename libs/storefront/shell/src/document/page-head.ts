import type { LayoutId } from '@shop/theming/layout-id';

/** The frame that the data of a page asks for, instead of that of its definition. account §3 "Landing page" */
export interface PageFrame {
  readonly layout: LayoutId;
  readonly isHeaderHidden: boolean;
  readonly isFooterHidden: boolean;
}

/** What a page says in the head of its document. */
export interface PageHead {
  /** Without the site's name; the theme's title of the page where left out. */
  readonly title?: string;
  readonly description?: string;
  /** Search engines must not index the page. */
  readonly isHidden?: boolean;
  /** The query parameters that belong to the canonical URL; all others are left out of it. */
  readonly canonicalParameters?: readonly string[];
  readonly frame?: PageFrame;
}
