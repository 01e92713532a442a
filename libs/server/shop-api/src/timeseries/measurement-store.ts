import { and, desc, eq, type SQL } from 'drizzle-orm';
import { measurements } from '../db/schema';

/** The most measurements that are stored for each purpose; sent as `x-limit` (account §9). */
export const MEASUREMENT_LIMIT = 10;

/** The condition of a member's measurements, of one purpose or of all. */
export const measurementsOf = (userId: number, purpose: string | undefined): SQL | undefined =>
  and(eq(measurements.userId, userId), purpose === undefined ? undefined : eq(measurements.purpose, purpose));

/** The sort order of measurements. */
export const NEWEST_FIRST = [desc(measurements.createdAt), desc(measurements.id)];
