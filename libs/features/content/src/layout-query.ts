import type { ApiClient } from '@shop/api-client/api-client';
import { getLayout } from '@shop/contract/layouts/get-layout';
import type { LayoutBlock } from '@shop/contract/layouts/layout-block';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import type { LayoutBlockContent, LayoutBlockView } from './layout-block-view';

/** The logged-out home and that of members. */
export type HomeName = 'home' | 'ec';

/** Kinds that one of the two homes cannot show: it knows no member, or has a head of its own. */
const ELSEWHERE: Readonly<Record<HomeName, LayoutBlockContent['kind']>> = { home: 'whats-new', ec: 'hero' };

/** The content of a block; null for a kind that only another server knows. */
function toContent(wire: LayoutBlock): LayoutBlockContent | null {
  switch (wire.kind) {
    case 'hero':
    case 'reasons':
    case 'categories':
    case 'calendar':
      return { kind: wire.kind };
    case 'banners':
      return { kind: wire.kind, area: wire.payload.area };
    case 'collection':
      return { kind: wire.kind, alias: wire.payload.alias, limit: wire.payload.limit };
    case 'products':
      return {
        kind: wire.kind,
        tag: wire.payload.tag,
        sort: wire.payload.sort,
        limit: wire.payload.limit,
      };
    case 'whats-new':
    case 'ranking':
    case 'recently-viewed':
    case 'news':
    case 'blogs':
    case 'stylists':
    case 'catalogs':
      return { kind: wire.kind, limit: wire.payload.limit };
    case 'free-area':
      return { kind: wire.kind, code: wire.payload.code };
    case 'html':
      return { kind: wire.kind, body: wire.payload.body };
    default:
      return null;
  }
}

/** The blocks of a page in their order, without those of kinds that it cannot show. */
export const toLayoutBlocks = (blocks: readonly LayoutBlock[], page: HomeName): readonly LayoutBlockView[] =>
  blocks.flatMap((wire) => {
    const content = toContent(wire);
    return content === null || content.kind === ELSEWHERE[page]
      ? []
      : [{ ...content, id: wire.id, title: wire.title }];
  });

/**
 * What the shop’s editors have put on a page, from top to bottom; empty where they have not, and where that cannot be
 * loaded: the page then shows what it shows in any shop, rather than an error. core §7
 */
export function layoutQuery(api: ApiClient, page: HomeName) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.layouts, page],
    queryFn: ({ signal }) =>
      api.call(getLayout, { params: { page } }, { signal }).then(
        ({ data }) => toLayoutBlocks(data.blocks, page),
        (): readonly LayoutBlockView[] => [],
      ),
  });
}
