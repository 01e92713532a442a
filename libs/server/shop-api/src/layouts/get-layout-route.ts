import { getLayoutSpec } from '@shop/contract/layouts/get-layout';
import type { LayoutBlock, LayoutBlockContent } from '@shop/contract/layouts/layout-block';
import { and, asc, eq } from 'drizzle-orm';
import { layoutBlocks } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { defineRoute } from '../http/define-route';
import { fillText } from '../shop-terms/fill-texts';
import type { TermsContext } from '../shop-terms/read-shop-terms';

async function presentContent(
  context: TermsContext,
  content: LayoutBlockContent,
): Promise<LayoutBlockContent> {
  if (content.kind !== 'html') return content;
  return {
    kind: content.kind,
    payload: { body: sanitiseHtml(await fillText(context, content.payload.body)) },
  };
}

/** GET /v1/layouts/{page} */
export const getLayoutRoute = defineRoute(getLayoutSpec, async (context, { params: { page } }) => {
  const { db, channel } = context;
  const rows = await db
    .select()
    .from(layoutBlocks)
    .where(
      and(eq(layoutBlocks.channelId, channel.id), eq(layoutBlocks.page, page), eq(layoutBlocks.isShow, true)),
    )
    .orderBy(asc(layoutBlocks.position), asc(layoutBlocks.id));
  const blocks: LayoutBlock[] = [];
  for (const { id, title, content } of rows)
    blocks.push({ id, position: blocks.length, title, ...(await presentContent(context, content)) });
  return { page, blocks };
});
