import type { Executor } from '../db/database';
import { nameEmbroideries, schoolMembers, schools } from '../db/schema';
import type { MemberSeed } from './member-seed';

const SCHOOLS = [
  { code: 'SAKURA01', name: 'さくら台中学校', nameKana: 'サクラダイチュウガッコウ' },
  { code: 'MIDORI02', name: '緑ヶ丘高等学校', nameKana: 'ミドリガオカコウトウガッコウ' },
  { code: 'UMIBE03', name: '海辺学園小学校', nameKana: 'ウミベガクエンショウガッコウ' },
] as const;
const NUMBERS_PER_SCHOOL = 20;
const DIGITS = 4;

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
    .values(SCHOOLS.map((school) => ({ ...school, channelId, passwordHash })))
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
