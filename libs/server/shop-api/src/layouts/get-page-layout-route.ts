import { getPageLayoutSpec } from '@shop/contract/layouts/get-page-layout';
import { and, eq } from 'drizzle-orm';
import { pageLayouts } from '../db/schema';
import { defineRoute } from '../http/define-route';

/** How a page stands for which nothing is set. */
const ORDINARY = { layout: 'default', isShowHeader: true, isShowFooter: true } as const;

/** GET /v1/pages/front/layout/{page} */
export const getPageLayoutRoute = defineRoute(
  getPageLayoutSpec,
  async ({ db, channel }, { params: { page } }) => {
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
  },
);
