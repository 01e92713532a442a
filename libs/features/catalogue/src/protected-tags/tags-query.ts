import type { ApiClient } from '@shop/api-client/api-client';
import { listTags } from '@shop/contract/tags/list-tags';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** A mark of products. */
export interface TagView {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** A password has to be entered before its products are shown. */
  readonly isProtected: boolean;
  /** This shopper sees its products. */
  readonly isUnlocked: boolean;
}

/** Every tag of the shop. core §7 */
export function tagsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.products, 'tags'],
    queryFn: async ({ signal }): Promise<readonly TagView[]> => {
      const { data } = await api.call(listTags, { query: { per: 'all' } }, { signal });
      return data.map(({ key, name, description, is_protected, is_unlocked }) => ({
        key,
        name,
        description,
        isProtected: is_protected,
        isUnlocked: is_unlocked,
      }));
    },
  });
}

/** The tag of a list whose products this shopper does not see yet; `null` where there is none among them. */
export const closedTagOf = (tags: readonly TagView[], keys: readonly string[]): TagView | null =>
  tags.find(({ key, isProtected, isUnlocked }) => keys.includes(key) && isProtected && !isUnlocked) ?? null;
