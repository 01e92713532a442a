import type { Executor } from '../db/database';
import { staticPages } from '../db/schema';
import { legalPages } from './content/legal-pages';
import { factsOf } from './content/shop-facts';
import { DAY_MS } from '../durations';

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
