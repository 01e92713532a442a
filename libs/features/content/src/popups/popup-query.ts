import type { ApiClient } from '@shop/api-client/api-client';
import { isApiError } from '@shop/api-client/is-api-error';
import { getPopup } from '@shop/contract/popups/get-popup';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import { isEntryKey } from '../is-entry-key';
import { type PopupView, toPopup } from './popups-query';

/** The popup that the query of a URL names; null where it names none. */
export function readPopupId(search: URLSearchParams): number | null {
  const id = search.get('id') ?? '';
  return isEntryKey(id) ? Number(id) : null;
}

/**
 * One popup, for links in mails and news; null once it is over: a mail is read later than it was sent. account §3, §7
 */
export function popupQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.popups, id],
    queryFn: ({ signal }): Promise<PopupView | null> =>
      api.call(getPopup, { params: { id } }, { signal }).then(
        ({ data }) => toPopup(data),
        (error: unknown) => {
          if (isApiError(error) && error.kind === 'not-found') return null;
          throw error;
        },
      ),
  });
}
