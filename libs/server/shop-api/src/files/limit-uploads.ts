import { ERROR_CODES } from '@shop/contract/error-codes';
import { limitKeyOf } from '../auth/limit-key';
import { DAY_MS, HOUR_MS } from '../durations';
import { HttpError } from '../http/http-error';
import { consumeRateLimit, countUse } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

const BYTES_PER_KB = 1_024;
const KB_PER_MB = 1_024;

/** Files sent by one verified member, and by all others of one client IP, in an hour; and what they may fill in a day. */
const OF_MEMBER = { perHour: { count: 60, windowMs: HOUR_MS }, megabytesPerDay: 200 };
const OF_CLIENT_IP = { perHour: { count: 20, windowMs: HOUR_MS }, megabytesPerDay: 100 };

type SenderContext = Pick<RouteContext, 'db' | 'clock' | 'member' | 'rateIp'>;

function senderOf(context: SenderContext) {
  const key = limitKeyOf(context);
  return { key, ...(key === context.rateIp ? OF_CLIENT_IP : OF_MEMBER) };
}

/** Counts a file of this sender, before it is read. Throws a 429 with Retry-After where the hour has had as many already. */
export function countUpload(context: SenderContext): Promise<void> {
  const { key, perHour } = senderOf(context);
  return consumeRateLimit(context.db, context.clock, `uploads/${key}`, perHour);
}

/**
 * Counts the bytes that are about to be stored for this sender. Throws a 429 with Retry-After where the day has had as many
 * already. They are counted in whole kilobytes: a counter holds 31 bits, and refused bytes count too.
 */
export async function countUploadedBytes(context: SenderContext, bytes: number): Promise<void> {
  const { key, megabytesPerDay } = senderOf(context);
  const limit = { count: megabytesPerDay * KB_PER_MB, windowMs: DAY_MS };
  const kilobytes = Math.ceil(bytes / BYTES_PER_KB);
  const seconds = await countUse(context.db, context.clock, `upload-kb/${key}`, limit, kilobytes);
  if (seconds === null) return;
  throw new HttpError(
    429,
    ERROR_CODES.tooMany,
    `送信できるファイルの容量（1日${megabytesPerDay}MBまで）を超えました。時間をおいてから、もう一度お試しください。`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
