import type { Executor } from '../db/database';
import { loginHistories, productHistories, productSearchHistories } from '../db/schema';
import type { MemberSeed } from './member-seed';
import { HOUR_MS } from '../durations';

const VIEWS = 8;
const WORDS = ['マグカップ', 'ギフト', '収納', 'お茶', 'タオル'];
const BROWSERS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/137.0.0.0 Safari/537.36',
];
const LOGINS = 12;
const HOURS_BETWEEN_LOGINS = 31;
/** Addresses of the range kept for documentation. */
const ADDRESSES = ['203.0.113.24', '198.51.100.7'];

/** Seeds viewed products, searches and logins of two members. */
export async function seedHistories(db: Executor, seed: MemberSeed): Promise<void> {
  const { channelId, now, productIds } = seed;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const [position, email] of ['member@example.jp', 'second@example.jp'].entries()) {
    const userId = seed.memberId(email);
    await db
      .insert(productHistories)
      .values(
        productIds
          .slice(position * 2, position * 2 + VIEWS)
          .map((productId, index) => ({ channelId, userId, productId, viewedAt: ago(index * 3 + 1) })),
      );
    await db
      .insert(productSearchHistories)
      .values(WORDS.map((word, index) => ({ channelId, userId, word, createdAt: ago(index * 20 + 2) })));
    await db.insert(loginHistories).values(
      Array.from({ length: LOGINS }, (_, index) => ({
        userId,
        clientIp: ADDRESSES[index % ADDRESSES.length] ?? '',
        userAgent: BROWSERS[index % BROWSERS.length] ?? '',
        loggedInAt: ago(index * HOURS_BETWEEN_LOGINS + 5),
      })),
    );
  }
}
