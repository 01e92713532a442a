import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { uploads } from '../db/schema';
import type { RouteContext } from '../http/route-context';

const FILES = '/files/';

/** Selects the uploads of these URLs that the sender may attach: the member's own, and ones that a guest uploaded. */
export const isUploadForInquiry = (
  { channel, member }: Pick<RouteContext, 'channel' | 'member'>,
  urls: readonly string[],
): SQL | undefined =>
  and(
    inArray(
      uploads.path,
      urls.filter((url) => url.startsWith(FILES)).map((url) => url.slice(FILES.length)),
    ),
    eq(uploads.channelId, channel.id),
    eq(uploads.dir, 'inquiries'),
    member === null ? isNull(uploads.userId) : or(isNull(uploads.userId), eq(uploads.userId, member.id)),
  );
