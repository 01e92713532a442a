import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { products, users } from '../db/schema';
import { seedBenefits } from './seed-benefits';
import { seedFavourites } from './seed-favourites';
import { seedFeedback } from './seed-feedback';
import { seedHistories } from './seed-histories';
import { seedInquiries } from './seed-inquiries';
import { seedOrders } from './orders/seed-orders';
import { seedRecords } from './seed-records';
import { seedSchools } from './seed-schools';
import type { MemberSeed } from './member-seed';
import type { SeedReview } from './product-texts/write-reviews';

/** The channel whose members get something. */
interface ChannelSeed {
  readonly channelId: number;
  readonly shopKey: string;
  readonly now: Date;
  /** Of the demo password. */
  readonly passwordHash: string;
  /** What is written about each product model, in the order of the catalogue. */
  readonly reviews: readonly (readonly SeedReview[])[];
}

/** Seeds everything that the demo members of a channel have besides their address books. */
export async function seedMemberRecords(
  db: Executor,
  { channelId, shopKey, now, passwordHash, reviews }: ChannelSeed,
): Promise<void> {
  const members = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.channelId, channelId))
    .orderBy(asc(users.id));
  const shown = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.channelId, channelId), eq(products.position, 0)))
    .orderBy(asc(products.id));
  const seed: MemberSeed = {
    channelId,
    now,
    memberIds: members.map(({ id }) => id),
    productIds: shown.map(({ id }) => id),
    memberId(email) {
      const member = members.find((one) => one.email === email);
      if (member === undefined) throw new Error(`The seed has no member ${email}`);
      return member.id;
    },
  };
  await seedFavourites(db, seed);
  await seedHistories(db, seed);
  await seedBenefits(db, seed);
  await seedRecords(db, seed);
  await seedFeedback(db, { ...seed, reviews });
  await seedInquiries(db, { ...seed, shopKey });
  await seedOrders(db, { ...seed, shopKey });
  await seedSchools(db, { ...seed, shopKey, passwordHash });
}
