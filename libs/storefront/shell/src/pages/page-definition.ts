import type { ApiClient } from '@shop/api-client/api-client';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ShopRoute } from '../route-table';

/** What the document's head says of a page. */
export interface PageHead {
  /** Without the site's name; the theme's title of the page where left out. */
  readonly title?: string;
  readonly description?: string;
  /** Kept out of search engines. */
  readonly isHidden?: boolean;
  /** The query parameters that make another page of this one; all others drop out of the canonical address. */
  readonly canonicalParameters?: readonly string[];
}

/** What a page's data is loaded from. */
export interface PageInput {
  readonly api: ApiClient;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** A registered member is signed in. */
  readonly isLogin: boolean;
  /** Answers a query from the cache or the API; the page fails with it. */
  fetch<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data>;
  /** The same for what the page can do without: its failure is the component's to show. */
  prefetch<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<void>;
}

/** Loads what a page shows and says what its head reads. Runs on the server and in the browser. */
export type LoadPage = (input: PageInput) => PageHead | Promise<PageHead>;

/** A route with its data. */
export interface PageDefinition {
  readonly route: ShopRoute;
  readonly load: LoadPage;
}

/** Ties a route to its data. */
/* @__NO_SIDE_EFFECTS__ */
export function definePage(route: ShopRoute, load: LoadPage = () => ({})): PageDefinition {
  return { route, load };
}
