import type { Database } from '@shop/shop-api/db/database';
import { channels, coupons, pointEntries, users } from '@shop/shop-api/db/schema';
import { and, eq } from 'drizzle-orm';

const DAY_MS = 24 * 60 * 60 * 1000;

async function channelId(db: Database, key: string): Promise<number> {
  const [row] = await db.select({ id: channels.id }).from(channels).where(eq(channels.key, key));
  if (row === undefined) throw new Error(`There is no channel ${key}`);
  return row.id;
}

/** The id of a demo member. */
export async function memberId(db: Database, email: string, channel = 'default'): Promise<number> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.channelId, await channelId(db, channel))));
  if (row === undefined) throw new Error(`There is no member ${email} in ${channel}`);
  return row.id;
}

/** Creates a coupon that is valid for a month around `now`. */
export async function createCoupon(
  db: Database,
  now: Date,
  values: Partial<typeof coupons.$inferInsert> & { readonly code: string },
): Promise<number> {
  const [row] = await db
    .insert(coupons)
    .values({
      channelId: await channelId(db, 'default'),
      name: `クーポン ${values.code}`,
      description: '',
      discountKind: 'amount',
      discountValue: 100,
      startsAt: new Date(now.getTime() - DAY_MS),
      endsAt: new Date(now.getTime() + 30 * DAY_MS),
      ...values,
    })
    .returning({ id: coupons.id });
  if (row === undefined) throw new Error('The coupon was not stored');
  return row.id;
}

/** Sets the points of a member, and removes every other usable entry of the ledger. */
export async function setPoints(db: Database, userId: number, amount: number, now: Date): Promise<void> {
  const left = await db.select().from(pointEntries).where(eq(pointEntries.userId, userId));
  for (const entry of left)
    if (entry.remaining > 0) {
      await db.update(pointEntries).set({ remaining: 0 }).where(eq(pointEntries.id, entry.id));
      await db.insert(pointEntries).values({
        userId,
        kind: 'expire',
        amount: -entry.remaining,
        description: '試験',
        createdAt: now,
      });
    }
  if (amount > 0)
    await db.insert(pointEntries).values({
      userId,
      kind: 'grant',
      amount,
      remaining: amount,
      description: '試験',
      expiresAt: new Date(now.getTime() + 300 * DAY_MS),
      createdAt: now,
    });
}
