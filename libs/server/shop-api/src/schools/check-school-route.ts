import { SCHOOL_ERRORS } from '@shop/contract/schools/school-errors';
import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../auth/password';
import { resetRateLimit, consumeRateLimit } from '../http/rate-limit';
import type { Executor } from '../db/database';
import { schoolMembers, schools, tags } from '../db/schema';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { signTagGrant } from '../tags/tag-grant';

const WINDOW_MS = 15 * 60 * 1000;

/** Wrong answers for one school from one client IP, and for any school from it. */
const PER_SCHOOL_AND_CLIENT_IP = { count: 10, windowMs: WINDOW_MS };

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
  // The client IP first: an invented code has a counter of its own, and many of them would fill the table.
  await consumeRateLimit(db, clock, `school/${channel.id}/*/${rateIp}`, PER_CLIENT_IP);
  await consumeRateLimit(db, clock, key, PER_SCHOOL_AND_CLIENT_IP);
  const [found] = await db
    .select({ school: schools, tag: { id: tags.id, key: tags.key, passwordHash: tags.passwordHash } })
    .from(schools)
    .leftJoin(tags, and(eq(tags.id, schools.tagId), eq(tags.isShow, true)))
    .where(and(eq(schools.channelId, channel.id), eq(schools.code, school_code)));
  const school = found?.school;
  const isRight =
    member_number === undefined
      ? await verifyPassword(school?.passwordHash ?? null, password ?? '')
      : await isMemberNumber(db, school?.id ?? 0, member_number);
  if (found === undefined || school === undefined || !isRight)
    throw rejected(
      SCHOOL_ERRORS.checkFailed,
      '学校コードとパスワード（または会員番号）の組み合わせが正しくありません',
      {
        school_code: ['学校コードをご確認ください'],
        ...(member_number === undefined
          ? { password: ['パスワードをご確認ください'] }
          : { member_number: ['会員番号をご確認ください'] }),
      },
    );
  await resetRateLimit(db, key);
  const { id, code, name, nameKana } = school;
  const passwordHash = found.tag?.passwordHash ?? null;
  return {
    school: { id, code, name, name_kana: nameKana },
    tag_grant:
      found.tag === null || passwordHash === null
        ? null
        : await signTagGrant(context, { ...found.tag, passwordHash }),
  };
});
