import { PAGE_BANNER_AREAS, USUAL_HOME_BANNER_AREA } from '@shop/contract/banners/banner-areas';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { layoutBlocks } from '../../db/schema';
import { type ContentIssue, bilingual } from './content-issue';
import { bannerKind } from './kinds/banner-kind';
import { loadEntries } from './load-entries';

/** The areas of banners that a shop's pages show. */
async function shownAreas(tx: Executor, channelId: number): Promise<readonly string[]> {
  const blocks = await tx
    .select({ page: layoutBlocks.page, content: layoutBlocks.content, isShow: layoutBlocks.isShow })
    .from(layoutBlocks)
    .where(eq(layoutBlocks.channelId, channelId));
  const ofBlocks = blocks.flatMap(({ content, isShow }) =>
    isShow && content.kind === 'banners' ? [content.payload.area] : [],
  );
  const usual = blocks.some(({ page }) => page === 'ec') ? [] : [USUAL_HOME_BANNER_AREA];
  return [...new Set([...PAGE_BANNER_AREAS, ...usual, ...ofBlocks])].toSorted();
}

/** Banners in an area that no page shows, as far as is known: a theme may have pages with areas of its own. */
export async function findUnseenBanners(tx: Executor, channelId: number): Promise<readonly ContentIssue[]> {
  const shown = await shownAreas(tx, channelId);
  return (await loadEntries(bannerKind, tx, channelId))
    .filter(({ fields: { area } }) => !shown.includes(area))
    .map(({ name, fields: { area } }) => ({
      ...{ file: `${bannerKind.folder}/${name}.md`, field: 'area' },
      reason: bilingual(
        `${area}: この置き場所を表示するページはありません（テーマが独自に置くものを除き、${shown.join('、')}）`,
        `no page shows this area, unless the theme has it (known: ${shown.join(', ')})`,
      ),
    }));
}
