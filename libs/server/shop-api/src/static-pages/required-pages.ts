import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { staticPages } from '../db/schema';

/** A page without which a live shop must not sell. */
export interface RequiredPage {
  readonly url: string;
  readonly name: string;
}

/**
 * 特定商取引法 第11条 asks who sells by post for a notice of seller, prices, payment, delivery and returns, 個人情報保護法
 * 第21条 whoever takes personal data for its purposes. Both are at the URLs that every theme links to.
 */
const REQUIRED_PAGES: readonly RequiredPage[] = [
  { url: '/legal', name: '特定商取引法に基づく表記' },
  { url: '/privacy', name: 'プライバシーポリシー' },
];

const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

/** The required pages that a shop does not show, or that say nothing. */
export async function findMissingPages(db: Executor, channelId: number): Promise<readonly RequiredPage[]> {
  const urls = REQUIRED_PAGES.map(({ url }) => url);
  const rows = await db
    .select({ url: staticPages.url, body: staticPages.body })
    .from(staticPages)
    .where(
      and(eq(staticPages.channelId, channelId), eq(staticPages.isShow, true), inArray(staticPages.url, urls)),
    );
  const shown = new Set(rows.filter(({ body }) => hasText(body)).map(({ url }) => url));
  return REQUIRED_PAGES.filter(({ url }) => !shown.has(url));
}
