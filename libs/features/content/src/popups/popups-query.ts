import type { ApiClient } from '@shop/api-client/api-client';
import { listPopups } from '@shop/contract/popups/list-popups';
import type { Popup } from '@shop/contract/popups/popup';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** A window that opens over a page, and stands with all others on the page of popups. account §3 */
export interface PopupView {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  /** Harmless HTML of the API. */
  readonly body: string;
  readonly picture: Picture | null;
  readonly link: { readonly url: string; readonly text: string } | null;
  /** Names of the pages on which it opens; empty: on every page. */
  readonly pages: readonly string[];
  /** The event after which it opens; `null`: with the page. */
  readonly eventName: string | null;
  readonly frequency: Popup['frequency'];
}

export const toPopup = (popup: Popup): PopupView => ({
  id: popup.id,
  code: popup.code,
  title: popup.title,
  body: popup.body,
  picture: toPictureOrNull(popup.image),
  link: popup.link_url === null ? null : { url: popup.link_url, text: popup.link_text },
  pages: popup.pages,
  eventName: popup.event_name,
  frequency: popup.frequency,
});

/** All active popups, fetched once per page load. account §4, §7 */
export function popupsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.popups],
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing observes them between two pages that show them.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly PopupView[]> =>
      (await api.call(listPopups, { query: { per: 'all' } }, { signal })).data.map(toPopup),
  });
}
