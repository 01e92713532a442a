import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { schools, type StoredPickup, type StoredSchoolPickup, tags } from '../db/schema';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';

/** A school that hands orders over. */
export interface PickupSchool {
  readonly id: number;
  readonly name: string;
  /** The key of its tag. */
  readonly tag: string;
  readonly pickup: StoredSchoolPickup;
}

/** The schools behind these tags that hand orders over, by their codes. */
export async function listPickupSchools(
  db: Executor,
  channelId: number,
  tagIds: readonly number[],
): Promise<readonly PickupSchool[]> {
  if (tagIds.length === 0) return [];
  const rows = await db
    .select({ id: schools.id, name: schools.name, pickup: schools.pickup, tag: tags.key })
    .from(schools)
    .innerJoin(tags, eq(tags.id, schools.tagId))
    .where(and(eq(schools.channelId, channelId), inArray(tags.id, [...tagIds]), isNotNull(schools.pickup)))
    .orderBy(asc(schools.code));
  return rows.flatMap(({ pickup, ...school }) => (pickup === null ? [] : [{ ...school, pickup }]));
}

/** Whether it can be ordered at a moment: until the end of the deadline's day in Japan. */
export const isPickupOpen = ({ until }: Pick<StoredSchoolPickup, 'until'>, now: Date): boolean =>
  tokyoDayOf(now) <= until;

/** Whether a school hands over what a shopper has chosen, on that day. */
export async function isPickupStanding(
  db: Executor,
  channelId: number,
  { schoolId, on, until }: StoredPickup,
): Promise<boolean> {
  const [school] = await db
    .select({ pickup: schools.pickup })
    .from(schools)
    .where(and(eq(schools.id, schoolId), eq(schools.channelId, channelId)));
  return school?.pickup?.on === on && school.pickup.until === until;
}
