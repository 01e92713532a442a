import type { ApiClient } from '@shop/api-client/api-client';
import type { Clock } from '@shop/session/session-ports';
import type { RoutedPageId } from '@shop/site/paths/page-paths';
import type { LayoutId } from '@shop/theming/layout-id';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { PageHead } from '../document/page-head';
import type { GuardedPage } from '../guards/route-guard';

/** What a page loads its data with. */
export interface PageLoadInput {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** A registered member is signed in. */
  readonly isLogin: boolean;
  /** Returns the data of a query from the cache or the API; if it fails, the page shows its error. */
  fetch<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data>;
  /** Fetches what the page can do without: if it fails, the component that needs it shows that. */
  prefetch<Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<void>;
  /**
   * Runs what loads secondary content. The server waits for it, so the first HTML has it; a navigation in the browser shows
   * the page without waiting, and its components show that they are loading.
   */
  loadSecondary(load: () => Promise<unknown>): Promise<unknown>;
}

/** A page of every shop: who may see it, how it is cached, and what it loads. */
export interface PageDefinition extends GuardedPage {
  /** Names the page's file, its route and its page in every theme. */
  readonly id: RoutedPageId;
  readonly layout: LayoutId;
  /**
   * Popups and the question for consent may come over it: it has no form, and says nothing about what was just done. Left out,
   * none comes.
   */
  readonly allowsPopups?: true;
  /** The URL carries a secret, so nobody stores the document, and other sites are sent no referrer. reliability 19 */
  readonly hasSecret?: true;
  /** The parameter of the query that is a secret, of a page whose URL carries one now and then. */
  readonly secretParameter?: string;
  /**
   * The origin of another site whose page this page shows in a frame; `null` where there is none. The policy of a
   * document cannot be changed later, so the browser always opens such a page as a document of its own.
   */
  readonly loadFrameOrigin?: (input: Pick<PageLoadInput, 'api' | 'fetch'>) => Promise<string | null>;
  /** Loads the page's data and returns its head. Runs on the server and in the browser. */
  load(input: PageLoadInput): PageHead | Promise<PageHead>;
}

type PageOptions = Omit<PageDefinition, 'layout' | 'load'> & Partial<Pick<PageDefinition, 'layout' | 'load'>>;

/** Defines a page. Left out, `layout` is the default one, and nothing is loaded. */
/* @__NO_SIDE_EFFECTS__ */
export function definePage(options: PageOptions): PageDefinition {
  return { layout: 'default', load: () => ({}), ...options };
}
