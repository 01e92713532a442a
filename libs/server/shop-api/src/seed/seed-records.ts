import type { Executor } from '../db/database';
import { measurements, userCards, userMemorials } from '../db/schema';
import { addDays, tokyoDayOf } from '../tokyo-time/tokyo-day';
import type { MemberSeed } from './member-seed';

/** A taking of measures that has not been long ago: after half a year a member is told to measure anew. */
const MEASURED_DAYS_AGO = 101;
const YEAR_LENGTH = 'YYYY'.length;

/** Seeds cards, anniversaries and measurements of two members. */
export async function seedRecords(db: Executor, seed: MemberSeed): Promise<void> {
  const createdAt = seed.now;
  const today = tokyoDayOf(seed.now);
  const year = Number(today.slice(0, YEAR_LENGTH));
  for (const email of ['member@example.jp', 'second@example.jp']) {
    const userId = seed.memberId(email);
    await db.insert(userCards).values([
      {
        userId,
        token: `tok_sandbox_${userId}_visa`,
        tokenKey: `key_sandbox_${userId}_visa`,
        name: 'ふだん使い',
        maskedNumber: '************4242',
        expiration: `${year + 4}12`,
        isMain: true,
        createdAt,
      },
      {
        userId,
        token: `tok_sandbox_${userId}_jcb`,
        tokenKey: `key_sandbox_${userId}_jcb`,
        name: '',
        maskedNumber: '************0000',
        expiration: `${year + 3}11`,
        isMain: false,
        createdAt,
      },
    ]);
    await db.insert(userMemorials).values([
      {
        userId,
        targetUserName: '森野 さくら',
        divisionCt: 1,
        name: '',
        month: 4,
        date: 2,
        call: 'さくら',
        createdAt,
      },
      {
        userId,
        targetUserName: '父と母',
        divisionCt: 2,
        name: '',
        month: 11,
        date: 22,
        call: 'お父さん・お母さん',
        createdAt,
      },
    ]);
    await db.insert(measurements).values({
      userId,
      purpose: 'uniform',
      measuredOn: addDays(today, -MEASURED_DAYS_AGO),
      values: {
        height: 158.5,
        weight: 48,
        chest: 80,
        waist: 64.5,
        hip: 86,
        shoulder: 39,
        sleeve: 76,
        inseam: 72.5,
        head: null,
        foot: 24.5,
      },
      createdAt,
    });
  }
}
