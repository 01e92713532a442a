import type { ApiClient } from '@shop/api-client/api-client';
import { getLayout } from '@shop/contract/layouts/get-layout';
import type { LayoutBlock } from '@shop/contract/layouts/layout-block';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** What a block of a page shows. Its data comes from the queries of its kind. */
export type LayoutBlockContent =
  | { readonly kind: 'collection'; readonly alias: string; readonly limit: number }
  | {
      readonly kind: 'products';
      /** The key of a tag; null: products of all tags. */
      readonly tag: string | null;
      readonly sort: 'recommended' | 'new' | 'price_asc' | 'price_desc';
      readonly limit: number;
    }
  | { readonly kind: 'categories' }
  | { readonly kind: 'news'; readonly limit: number }
  | { readonly kind: 'blogs'; readonly limit: number }
  | { readonly kind: 'stylists'; readonly limit: number }
  | { readonly kind: 'calendar' }
  /** HTML that the API has made harmless. */
  | { readonly kind: 'html'; readonly body: string };

/** One block of a page. */
export type LayoutBlockView = LayoutBlockContent & {
  readonly id: number;
  /** May be empty: the block then has the title of its kind. */
  readonly title: string;
};

/** The content of a block; null for a kind that no page shows, also one that only another server knows. */
function toContent(wire: LayoutBlock): LayoutBlockContent | null {
  switch (wire.kind) {
    case 'collection':
      return { kind: wire.kind, alias: wire.payload.alias, limit: wire.payload.limit };
    case 'products':
      return {
        kind: wire.kind,
        tag: wire.payload.tag,
        sort: wire.payload.sort,
        limit: wire.payload.limit,
      };
    case 'news':
    case 'blogs':
    case 'stylists':
      return { kind: wire.kind, limit: wire.payload.limit };
    case 'categories':
    case 'calendar':
      return { kind: wire.kind };
    case 'html':
      return { kind: wire.kind, body: wire.payload.body };
    default:
      return null;
  }
}

/** The blocks of a page in their order, without those of unknown kinds. */
export const toLayoutBlocks = (blocks: readonly LayoutBlock[]): readonly LayoutBlockView[] =>
  blocks.flatMap((wire) => {
    const content = toContent(wire);
    return content === null ? [] : [{ ...content, id: wire.id, title: wire.title }];
  });

/** What the shop’s editors have put on a page, from top to bottom; empty where they have not. core §7 */
export function layoutQuery(api: ApiClient, page: 'home' | 'ec') {
  return queryOptions({
    queryKey: [QUERY_ROOTS.layouts, page],
    queryFn: async ({ signal }) =>
      toLayoutBlocks((await api.call(getLayout, { params: { page } }, { signal })).data.blocks),
  });
}
