import type { ReactNode } from 'react';

/** What every page receives. Everything else it takes from feature hooks. */
export interface PageProps {
  /** Decoded path parameters: `key` on detail pages. */
  readonly params: Readonly<Record<string, string>>;
  /** The page's query parameters. */
  readonly search: URLSearchParams;
}

/** What every layout receives. */
export interface LayoutProps {
  readonly children: ReactNode;
  /** A page is shown without the layout's header or footer. account §3 "Landing page" */
  readonly isHeaderHidden?: boolean;
  readonly isFooterHidden?: boolean;
}
