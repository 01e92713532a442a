import { SCHOOL_ERRORS } from '@shop/contract/schools/school-errors';
import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../auth/password';
import { resetRateLimit, consumeRateLimit } from '../http/rate-limit';
import type { Executor } from '../db/database';
import { schoolMembers, schools } from '../db/schema';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';

const WINDOW_MS = 15 * 60 * 1000;

/** Wrong answers for one school from one client IP, and for any school from it. */
const PER_SCHOOL_AND_ADDRESS = { count: 10, windowMs: WINDOW_MS };

const PER_CLIENT_IP = { count: 50, windowMs: WINDOW_MS };

/** Whether the school handed that number out. */
async function isMemberNumber(db: Executor, schoolId: number, memberNumber: string): Promise<boolean> {
  const handedOut = and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.memberNumber, memberNumber));
  return (await db.$count(schoolMembers, handedOut)) > 0;
}

/**
 * POST /takimoto/v1/schools/check. Unknown schools and wrong answers get the same message and, where a password
 * is compared, after the same time. reliability 4
 */
export const checkSchoolRoute = defineRoute(checkSchoolSpec, async (context, { body }) => {
  const { db, clock, channel, rateIp } = context;
  const { school_code, password, member_number } = body;
  const key = `school/${channel.id}/${school_code}/${rateIp}`;
  await consumeRateLimit(db, clock, key, PER_SCHOOL_AND_ADDRESS);
  await consumeRateLimit(db, clock, `school/${channel.id}/*/${rateIp}`, PER_CLIENT_IP);
  const [school] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.channelId, channel.id), eq(schools.code, school_code)));
  const isRight =
    member_number === undefined
      ? await verifyPassword(school?.passwordHash ?? null, password ?? '')
      : await isMemberNumber(db, school?.id ?? 0, member_number);
  if (school === undefined || !isRight)
    throw rejected(
      SCHOOL_ERRORS.checkFailed,
      '学校コードとパスワード（または会員番号）の組み合わせが正しくありません',
    );
  await resetRateLimit(db, key);
  const { id, code, name, nameKana } = school;
  return { school: { id, code, name, name_kana: nameKana } };
});
