import type { Executor } from '../db/database';
import { staticPages } from '../db/schema';
import { legalPages } from './content/legal-pages';
import { factsOf } from './content/shop-facts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WRITTEN_DAYS_AGO = 60;

/** The legal notices and guides of a shop. */
export async function seedStaticPages(
  db: Executor,
  { channelId, shopKey, now }: { readonly channelId: number; readonly shopKey: string; readonly now: Date },
): Promise<void> {
  await db.insert(staticPages).values(
    legalPages(factsOf(shopKey)).map((page, position) => ({
      ...page,
      channelId,
      position,
      updatedAt: new Date(now.getTime() - WRITTEN_DAYS_AGO * DAY_MS),
    })),
  );
}
