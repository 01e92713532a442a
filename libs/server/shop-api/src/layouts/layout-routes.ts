import { getLayoutSpec } from '@shop/contract/layouts/get-layout';
import { getPageLayoutSpec } from '@shop/contract/layouts/get-page-layout';
import type { LayoutBlockContent } from '@shop/contract/layouts/layout-block';
import { and, asc, eq } from 'drizzle-orm';
import { layoutBlocks, pageLayouts } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { handle, type Route } from '../http/handle';

/** How a page stands for which nothing is set. */
const ORDINARY = { layout: 'default', isShowHeader: true, isShowFooter: true } as const;

/** GET /v1/pages/front/layout/{page} */
const getPageLayoutRoute = handle(getPageLayoutSpec, async ({ db, channel }, { params: { page } }) => {
  const [row] = await db
    .select()
    .from(pageLayouts)
    .where(and(eq(pageLayouts.channelId, channel.id), eq(pageLayouts.page, page)));
  const frame = row ?? ORDINARY;
  return {
    page,
    layout: frame.layout,
    is_show_header: frame.isShowHeader,
    is_show_footer: frame.isShowFooter,
  };
});

const presentContent = (content: LayoutBlockContent): LayoutBlockContent =>
  content.kind === 'html'
    ? { kind: content.kind, payload: { body: sanitiseHtml(content.payload.body) } }
    : content;

/** GET /v1/layouts/{page} */
const getLayoutRoute = handle(getLayoutSpec, async ({ db, channel }, { params: { page } }) => {
  const rows = await db
    .select()
    .from(layoutBlocks)
    .where(
      and(eq(layoutBlocks.channelId, channel.id), eq(layoutBlocks.page, page), eq(layoutBlocks.isShow, true)),
    )
    .orderBy(asc(layoutBlocks.position), asc(layoutBlocks.id));
  return {
    page,
    blocks: rows.map(({ id, title, content }, position) => ({
      id,
      position,
      title,
      ...presentContent(content),
    })),
  };
});

export const layoutRoutes: readonly Route[] = [getPageLayoutRoute, getLayoutRoute];
