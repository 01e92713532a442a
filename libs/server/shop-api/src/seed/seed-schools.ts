import type { Executor } from '../db/database';
import { nameEmbroideries, schoolMembers, schools, type StoredSchoolPickup } from '../db/schema';
import { addDays, type TokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';
import type { MemberSeed } from './member-seed';

/** Days from the seed on: the last one for orders, and that of the pick-up. */
const ORDERS_END_IN = 30;
const PICKUP_IN = 50;

const SCHOOLS = [
  { code: 'SAKURA01', name: 'さくら台中学校', nameKana: 'サクラダイチュウガッコウ' },
  { code: 'MIDORI02', name: '緑ヶ丘高等学校', nameKana: 'ミドリガオカコウトウガッコウ' },
  { code: 'UMIBE03', name: '海辺学園小学校', nameKana: 'ウミベガクエンショウガッコウ' },
] as const;
const NUMBERS_PER_SCHOOL = 20;
const DIGITS = 4;

/** The demonstration's school that hands orders over. */
const pickupFrom = (today: TokyoDay): StoredSchoolPickup => ({
  on: addDays(today, PICKUP_IN),
  until: addDays(today, ORDERS_END_IN),
  postalCode: '1640001',
  prefecture: '東京都',
  city: '中野区中野',
  address1: '9-9-9',
});

/**
 * Seeds schools with their member numbers, and a member's embroidery. Their password is the demo password.
 */
export async function seedSchools(
  db: Executor,
  seed: MemberSeed & { readonly shopKey: string; readonly passwordHash: string },
): Promise<void> {
  if (seed.shopKey !== 'school') return;
  const { channelId, passwordHash } = seed;
  const stored = await db
    .insert(schools)
    .values(
      SCHOOLS.map((school) => ({
        ...school,
        channelId,
        passwordHash,
        pickup: school.code === 'SAKURA01' ? pickupFrom(tokyoDayOf(seed.now)) : null,
      })),
    )
    .returning({ id: schools.id, code: schools.code });
  await db.insert(schoolMembers).values(
    stored.flatMap(({ id, code }) =>
      Array.from({ length: NUMBERS_PER_SCHOOL }, (_, index) => ({
        schoolId: id,
        memberNumber: `${code.slice(0, 1)}-${String(index + 1).padStart(DIGITS, '0')}`,
      })),
    ),
  );
  await db.insert(nameEmbroideries).values({
    userId: seed.memberId('member@example.jp'),
    text: '森野',
    script: 'kanji',
    font: 'kaisho',
    colour: 'navy',
    position: 'left-chest',
    updatedAt: seed.now,
  });
}
