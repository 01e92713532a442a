import { getLayoutSpec } from '@shop/contract/layouts/get-layout';
import type { LayoutBlockContent } from '@shop/contract/layouts/layout-block';
import { and, asc, eq } from 'drizzle-orm';
import { layoutBlocks } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { defineRoute } from '../http/define-route';

const presentContent = (content: LayoutBlockContent): LayoutBlockContent =>
  content.kind === 'html'
    ? { kind: content.kind, payload: { body: sanitiseHtml(content.payload.body) } }
    : content;

/** GET /v1/layouts/{page} */
export const getLayoutRoute = defineRoute(getLayoutSpec, async ({ db, channel }, { params: { page } }) => {
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
